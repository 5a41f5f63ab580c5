import { COLUMN_IDS, type ColumnId } from '@/features/admin-bulk/columns/columns'
import type { GridRow } from '@/features/admin-bulk/columns/grid-rows'
import type { Table } from '@/features/admin-bulk/columns/table/parse-table'
import { NO_ROWS } from '@/features/admin-bulk/sheet/state/grid-state'
import { pasteTable, type Pasted } from '@/features/admin-bulk/sheet/state/paste-table'

/** The area of one cell, or of those from one column to another, by their places from 0. */
export const at = (row: number, column: number, last = column) => ({
  top: row,
  bottom: row,
  columns: COLUMN_IDS.slice(column, last + 1),
})

/** The bosses of the instance. */
const BOSSES = ['Plexus Sentinel', 'Stix Bunkjunker'].map((label) => ({
  label,
  value: label,
}))

/** Pastes a table at a cell; fails if the paste is rejected. */
export function pasteAt(rows: readonly GridRow[], table: Table, row = 0, column = 0) {
  const result = pasteTable(rows, NO_ROWS, at(row, column), table, BOSSES, COLUMN_IDS)
  if ('error' in result) throw new Error(result.error)
  return result
}

/** The names of the columns of a table whose first row is the header that are left out. */
export function unusedColumns({ assigned }: Pasted, table: readonly string[][]) {
  return (table[0] ?? []).filter((_, column) => assigned[column] === null)
}

/** The texts of some columns, row by row: "Helm | Head". */
export function cellsOf({ rows }: { rows: readonly GridRow[] }, ...ids: ColumnId[]) {
  return rows.map(({ cells }) => ids.map((id) => cells[id]).join(' | '))
}
