import { plural } from '@/lib/format'
import { toKey } from '../columns/normalize-words'
import { useGrid, useSettledState } from '../sheet/grid-context'
import { Info, LineButton } from './info-line'

interface MissingBossesProps {
  instanceName: string
  /** @param names the names of the bosses, without repetitions */
  onAdd: (names: readonly string[]) => void
}

export function MissingBosses({ instanceName, onAdd }: MissingBossesProps) {
  const { store, checks } = useGrid()
  const { rows, isEditing, active } = useSettledState()
  // Hidden while the name of a boss is being typed, because it is incomplete.
  const isTypingBoss = isEditing && active.column === 'boss'
  // By the key by which `renameBosses` finds the other spellings.
  const names = new Map<string, string>()
  for (const row of isTypingBoss ? [] : rows) {
    const name = checks.unknownBossOf(row)
    if (name !== '' && !names.has(toKey(name))) names.set(toKey(name), name)
  }
  const count = names.size
  if (count === 0) return null
  return (
    <Info
      text={`${plural(count, 'boss', 'bosses')} in these rows ${count === 1 ? 'is' : 'are'} not in ${instanceName}.`}
    >
      <LineButton
        onClick={() => {
          store.commitEdit()
          onAdd([...names.values()])
        }}
      >{`Add missing ${count === 1 ? 'boss' : 'bosses'}`}</LineButton>
    </Info>
  )
}
