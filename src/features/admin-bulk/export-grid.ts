import { toCsv, toTsv } from '@/lib/csv'
import { COLUMNS } from './columns'
import type { Area } from './grid-area'
import { filledRows, type GridRow } from './grid-rows'

/** Formats the cells of an area for the clipboard. */
export function areaToTsv(rows: readonly GridRow[], { top, bottom, left, right }: Area): string {
  return toTsv(rows.slice(top, bottom + 1).map(({ cells }) => cells.slice(left, right + 1)))
}

/** Formats the filled rows as CSV with a header row. Pasting the result restores them. */
export function gridToCsv(rows: readonly GridRow[], columnCount: number): string {
  const table = [COLUMNS.map(({ label }) => label), ...filledRows(rows).map(({ cells }) => cells)]
  return toCsv(table.map((cells) => cells.slice(0, columnCount)))
}
