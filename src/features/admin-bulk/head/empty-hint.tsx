import { isBlankRow } from '../columns/grid-rows'
import { useGrid, useGridState } from '../sheet/grid-context'
import { NO_ROWS } from '../sheet/state/grid-state'
import { Info, LineButton } from './info-line'

export function EmptyHint() {
  const { store } = useGrid()
  const { rows, hiddenRows } = useGridState((state) => state)
  if (rows.every(({ id }) => hiddenRows.has(id)))
    return (
      <Info text="No rows match the filter.">
        <LineButton onClick={() => store.hideRows(NO_ROWS)}>Show all</LineButton>
      </Info>
    )
  return rows.every(isBlankRow) && <Info text="Paste rows from a spreadsheet, or type." />
}
