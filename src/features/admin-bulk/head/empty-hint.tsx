import { Button } from '@/ui/button'
import { isBlankRow } from '../columns/grid-rows'
import { useGrid, useGridState } from '../sheet/grid-context'
import { NO_ROWS } from '../sheet/state/grid-state'
import { Info } from './info-line'

/** Says how to fill an empty grid, or that no row matches the filter. */
export function EmptyHint() {
  const { store } = useGrid()
  const { rows, hiddenRows } = useGridState((state) => state)
  if (rows.every(({ id }) => hiddenRows.has(id)))
    return (
      <Info text="No rows match the filter.">
        <Button size="sm" variant="outline" className="h-7" onClick={() => store.hideRows(NO_ROWS)}>
          Show all
        </Button>
      </Info>
    )
  return rows.every(isBlankRow) && <Info text="Paste rows from a spreadsheet, or type." />
}
