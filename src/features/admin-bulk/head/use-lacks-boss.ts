import { filledRows } from '../columns/grid-rows'
import { useGrid, useSettledState } from '../sheet/grid-context'

/** If only some rows lack a boss, their cells say so. */
export function useLacksBoss(): boolean {
  const { checks } = useGrid()
  const { rows } = useSettledState()
  const filled = filledRows(rows)
  return filled.length > 0 && filled.every((row) => checks.lacksBoss(row))
}
