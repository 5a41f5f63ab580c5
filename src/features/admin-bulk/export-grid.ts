import { toCsv, toTsv as writeTsv } from '@/lib/csv'
import { COLUMNS } from './columns'
import { isBlankRow, type Area, type GridRow } from './grid-rows'

/** The cells of an area as a spreadsheet takes them from the clipboard. */
export function toTsv(rows: readonly GridRow[], { top, bottom, left, right }: Area): string {
  return writeTsv(rows.slice(top, bottom + 1).map(({ cells }) => cells.slice(left, right + 1)))
}

/** The items of the grid as CSV with a header row; pasted here again they are the same. */
export function toCsvTable(rows: readonly GridRow[]): string {
  return toCsv([
    COLUMNS.map(({ label }) => label),
    ...rows.filter((row) => !isBlankRow(row)).map(({ cells }) => cells),
  ])
}
