import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { useMemo } from 'react'
import { Info } from '../head/info-line'
import { columnIndex } from '../columns'
import { useGrid, useSettledState } from '../grid/grid-context'
import { toKey } from '../paste/normalize-words'

interface MissingBossesProps {
  instanceName: string
  onAdd: (names: readonly string[]) => void
}

/** Offers to add the bosses that the rows name and the instance does not have. */
export function MissingBosses({ instanceName, onAdd }: MissingBossesProps) {
  const { store, checks } = useGrid()
  const { rows, isEditing, active } = useSettledState()
  // Hidden while the name of a boss is being typed, because it is incomplete.
  const isTypingBoss = isEditing && active.column === columnIndex('boss')
  const names = useMemo(() => {
    if (isTypingBoss) return []
    // Names that differ only in case or punctuation are the same boss.
    const byKey = new Map<string, string>()
    for (const row of rows) {
      const name = checks.unknownBossOf(row)
      const key = toKey(name)
      if (key !== '' && !byKey.has(key)) byKey.set(key, name)
    }
    return [...byKey.values()]
  }, [rows, checks, isTypingBoss])
  if (names.length === 0) return null
  return (
    <Info
      text={`${plural(names.length, 'boss', 'bosses')} in these rows ${names.length === 1 ? 'is' : 'are'} not in ${instanceName}.`}
    >
      <Button
        size="sm"
        variant="outline"
        className="h-7"
        onClick={() => {
          store.commitEdit()
          onAdd(names)
        }}
      >
        Add missing {names.length === 1 ? 'boss' : 'bosses'}
      </Button>
    </Info>
  )
}
