import { toCsv } from '@/lib/csv'
import { BASE_COLUMN_COUNT, COLUMNS } from '../columns'
import { filledRows, hasSeparateIds, type GridRow } from '../grid/grid-rows'

/** Formats the filled rows as CSV with a header row. Pasting the result restores them. */
export function gridToCsv(rows: readonly GridRow[]): string {
  const columnCount = rows.some(hasSeparateIds) ? COLUMNS.length : BASE_COLUMN_COUNT
  const table = [COLUMNS.map(({ label }) => label), ...filledRows(rows).map(({ cells }) => cells)]
  return toCsv(table.map((cells) => cells.slice(0, columnCount)))
}
