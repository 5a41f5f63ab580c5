import { adminBossesQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Info } from '../head/info-line'
import { columnIndex } from '../columns'
import { useGrid, useSettledState } from '../grid/grid-context'
import { rememberCorrection } from '../paste/remembered-corrections'
import { renameBosses } from '../rows/edit-rows'
import { sortUnknownBosses } from './unknown-bosses'

interface MissingBossesProps {
  instanceName: string
  /** @param names the names of the new bosses, by each spelling in the rows */
  onAdd: (names: ReadonlyMap<string, string>) => void
}

/**
 * Offers to add the bosses that the rows name and the instance does not have, and to correct names
 * that look like a typo of an existing one.
 */
export function MissingBosses({ instanceName, onAdd }: MissingBossesProps) {
  const { store, checks, focus } = useGrid()
  const { rows, isEditing, active } = useSettledState()
  const { data: known } = useQuery(adminBossesQuery())
  // Hidden while the name of a boss is being typed, because it is incomplete.
  const isTypingBoss = isEditing && active.column === columnIndex('boss')
  const { added, corrected, typoCount } = useMemo(() => {
    const names = isTypingBoss ? [] : rows.map((row) => checks.unknownBossOf(row))
    const unknown = sortUnknownBosses(
      names.filter((name) => name !== ''),
      checks.target.bosses,
      known?.map(({ name }) => name) ?? [],
    )
    return { ...unknown, typoCount: names.filter((name) => unknown.corrected.has(name)).length }
  }, [rows, checks, isTypingBoss, known])
  const count = new Set(added.values()).size

  function correct() {
    const { instanceId, bosses } = checks.target
    for (const [name, boss] of corrected) {
      rememberCorrection(instanceId, columnIndex('boss'), name, boss)
    }
    store.change((all) => renameBosses(all, corrected, bosses))
    focus.focusActiveCell()
  }

  return (
    <>
      {count > 0 && (
        <Info
          text={`${plural(count, 'boss', 'bosses')} in these rows ${count === 1 ? 'is' : 'are'} not in ${instanceName}.`}
        >
          <Button
            size="sm"
            variant="outline"
            className="h-7"
            onClick={() => {
              store.commitEdit()
              onAdd(added)
            }}
          >{`Add missing ${count === 1 ? 'boss' : 'bosses'}`}</Button>
        </Info>
      )}
      {typoCount > 0 && (
        <Info
          text={`${plural(typoCount, 'row names', 'rows name')} a boss that looks like a typo.`}
        >
          <Button
            size="sm"
            variant="outline"
            className="h-7"
            onClick={correct}
          >{`Correct ${typoCount === 1 ? 'it' : 'them'}`}</Button>
        </Info>
      )}
    </>
  )
}
