import { useMemo } from 'react'
import { useGrid, useSettledState } from '../grid/grid-context'
import { filledRows } from '../grid/grid-rows'

/**
 * Whether an instance or boss has to be chosen for all rows. If only some rows lack a boss, their
 * cells say so.
 */
export function useLacksBoss(): boolean {
  const { checks } = useGrid()
  const { rows } = useSettledState()
  return useMemo(() => {
    const filled = filledRows(rows)
    return filled.length > 0 && filled.every((row) => checks.lacksBoss(row))
  }, [rows, checks])
}
