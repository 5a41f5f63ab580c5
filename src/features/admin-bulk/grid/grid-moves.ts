import type { Position } from './grid-area'
import type { GridRow } from './grid-rows'

/** The cells that the grid shows: all rows except the hidden ones, and some columns. */
export interface GridView {
  rows: readonly GridRow[]
  /** The ids of rows that a filter hides. */
  hiddenRows: ReadonlySet<number>
  /** The indices of the columns that are shown, in their order. */
  columns: readonly number[]
}

/** One step up or down, or left or right. */
export interface Direction {
  row: -1 | 0 | 1
  column: -1 | 0 | 1
}

/** Returns the indices of the rows that are shown. */
export function shownRows({ rows, hiddenRows }: Omit<GridView, 'columns'>): number[] {
  return rows.flatMap(({ id }, index) => (hiddenRows.has(id) ? [] : [index]))
}

/** Returns the nearest cell that is shown. */
export function clampTo(view: GridView, { row, column }: Position): Position {
  const rows = shownRows(view)
  return {
    row: rows.find((index) => index >= row) ?? rows.at(-1) ?? 0,
    column: view.columns.find((index) => index >= column) ?? view.columns.at(-1) ?? 0,
  }
}

/** Returns the shown cell some rows and columns further, at most at the edge of the grid. */
export function stepFrom(view: GridView, from: Position, by: Position): Position {
  return {
    row: step(shownRows(view), from.row, by.row),
    column: step(view.columns, from.column, by.column),
  }
}

function step(shown: readonly number[], from: number, by: number): number {
  const at = placeOf(shown, from) + by
  return shown[Math.max(0, Math.min(at, shown.length - 1))] ?? 0
}

/** The place of an index among those that are shown; of a hidden one, that of the next. */
function placeOf(shown: readonly number[], index: number): number {
  const at = shown.findIndex((other) => other >= index)
  return at === -1 ? shown.length - 1 : at
}

/**
 * Returns the edge of the data in a direction, as in other spreadsheets: from a filled cell the
 * last one of its block, otherwise the next filled cell, and without one the edge of the grid.
 */
export function edgeOfData(view: GridView, from: Position, direction: Direction): Position {
  const rows = shownRows(view)
  const cellAt = (row: number, column: number) =>
    view.rows[rows[row] ?? -1]?.cells[view.columns[column] ?? -1]
  let [row, column] = [placeOf(rows, from.row), placeOf(view.columns, from.column)]
  const next = () => cellAt(row + direction.row, column + direction.column)
  const isInBlock = Boolean(cellAt(row, column)) && Boolean(next())
  while (next() !== undefined) {
    if (isInBlock && next() === '') break
    row += direction.row
    column += direction.column
    if (!isInBlock && cellAt(row, column) !== '') break
  }
  return { row: rows[row] ?? 0, column: view.columns[column] ?? 0 }
}

/** Returns the cell before or after a cell, row by row; undefined at the ends of the grid. */
export function neighborOf(view: GridView, cell: Position, isBack: boolean) {
  const rows = shownRows(view)
  const { columns } = view
  const at = placeOf(rows, cell.row) * columns.length + placeOf(columns, cell.column)
  const index = at + (isBack ? -1 : 1)
  const row = rows[Math.floor(index / columns.length)]
  const column = columns[index % columns.length]
  return row === undefined || column === undefined ? undefined : { row, column }
}
