import type { ColumnId } from '../../columns/columns'
import { isBlankRow, type GridRow } from '../../columns/grid-rows'

const COLLATOR = new Intl.Collator(undefined, { numeric: true })

/** Sorts rows by the texts of a column, ids by number; rows without a text are last. */
export function sortGridRows(rows: readonly GridRow[], column: ColumnId, isDescending: boolean) {
  const textOf = ({ cells }: GridRow) => cells[column]
  const filled = rows.filter((row) => !isBlankRow(row))
  const withText = filled.filter((row) => textOf(row) !== '')
  const sorted = withText.toSorted((a, b) => COLLATOR.compare(textOf(a), textOf(b)))
  return [
    ...(isDescending ? sorted.toReversed() : sorted),
    ...filled.filter((row) => textOf(row) === ''),
    ...rows.filter(isBlankRow),
  ]
}
