import { plural } from '@/lib/format'
import { toWords } from '@/lib/fuzzy-search'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { COLUMN_IDS } from '../columns'
import { useGrid, useGridState } from '../grid-context'

interface MissingBossesProps {
  instanceName: string
  onAdd: (names: readonly string[]) => void
}

/** Offers to make the bosses that the rows name and the instance does not have. */
export function MissingBosses({ instanceName, onAdd }: MissingBossesProps) {
  const { store, checks } = useGrid()
  // Not while one is being typed: half a name is no boss.
  const missing = useGridState(({ rows, isEditing, active }) => {
    if (isEditing && COLUMN_IDS[active.column] === 'boss') return ''
    // One spelling each: the first.
    const bySound = new Map<string, string>()
    for (const row of rows) {
      const name = checks.unknownBossOf(row)
      const sound = name && toWords(name).join(' ')
      if (sound && !bySound.has(sound)) bySound.set(sound, name)
    }
    return [...bySound.values()].join('\n')
  })
  if (missing === '') return null
  const names = missing.split('\n')
  return (
    <InlineMessage tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {instanceName} does not have {plural(names.length, 'boss', 'bosses')} of these rows:{' '}
          {names.join(', ')}.
        </p>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            store.commitEdit()
            onAdd(names)
          }}
        >
          Add {names.length === 1 ? 'it' : 'them'}
        </Button>
      </div>
    </InlineMessage>
  )
}
