import { Button } from '@/ui/button'
import { useGrid, useGridState } from '../grid/grid-context'
import { isBlankRow } from '../grid/grid-rows'
import { NO_ROWS } from '../grid/grid-state'
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
