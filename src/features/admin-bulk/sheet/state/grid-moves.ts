import { placeOf, type ColumnId } from '../../columns/columns'
import type { GridRow } from '../../columns/grid-rows'
import type { Position } from './grid-area'

/** The cells that the grid shows: all rows except the hidden ones, and some columns. */
export interface GridView {
  rows: readonly GridRow[]
  /** The ids of rows that a filter hides. */
  hiddenRows: ReadonlySet<number>
  /** The columns that are shown, in their order. */
  columns: readonly ColumnId[]
}

/** A number of rows down and of columns to the right; negative ones up and to the left. */
export interface Step {
  row: number
  column: number
}

/** One step up or down, or left or right. */
export interface Direction extends Step {
  row: -1 | 0 | 1
  column: -1 | 0 | 1
}

export function shownRows({ rows, hiddenRows }: Omit<GridView, 'columns'>): number[] {
  return rows.flatMap(({ id }, index) => (hiddenRows.has(id) ? [] : [index]))
}

export function clampTo(view: GridView, { row, column }: Position): Position {
  const rows = shownRows(view)
  const place = placeOf(column)
  return {
    row: rows.find((index) => index >= row) ?? rows.at(-1) ?? 0,
    column: view.columns.find((shown) => placeOf(shown) >= place) ?? view.columns.at(-1) ?? 'name',
  }
}

/** Returns the shown cell some rows and columns further, at most at the edge of the grid. */
export function stepFrom(view: GridView, from: Position, by: Step): Position {
  return {
    row: step(shownRows(view), indexIn(shownRows(view), from.row), by.row) ?? 0,
    column: step(view.columns, columnIn(view, from.column), by.column) ?? 'name',
  }
}

function step<Each>(shown: readonly Each[], at: number, by: number): Each | undefined {
  return shown[Math.max(0, Math.min(at + by, shown.length - 1))]
}

/** The index of a column among those that are shown; of a hidden one, that of the next. */
function columnIn({ columns }: GridView, column: ColumnId): number {
  return indexIn(columns.map(placeOf), placeOf(column))
}

/** The index of a number among those that are shown; of a hidden one, that of the next. */
function indexIn(shown: readonly number[], index: number): number {
  const at = shown.findIndex((other) => other >= index)
  return at === -1 ? shown.length - 1 : at
}

/**
 * Returns the edge of the data in a direction, as in other spreadsheets: from a filled cell the
 * last one of its block, otherwise the next filled cell, and without one the edge of the grid.
 */
export function edgeOfData(view: GridView, from: Position, direction: Direction): Position {
  const rows = shownRows(view)
  const cellAt = (row: number, column: number) => {
    const id = view.columns[column]
    return id && view.rows[rows[row] ?? -1]?.cells[id]
  }
  let [row, column] = [indexIn(rows, from.row), columnIn(view, from.column)]
  const next = () => cellAt(row + direction.row, column + direction.column)
  const isInBlock = Boolean(cellAt(row, column)) && Boolean(next())
  while (next() !== undefined) {
    if (isInBlock && next() === '') break
    row += direction.row
    column += direction.column
    if (!isInBlock && cellAt(row, column) !== '') break
  }
  return { row: rows[row] ?? 0, column: view.columns[column] ?? 'name' }
}

/** Returns the cell before or after a cell, row by row; undefined at the ends of the grid. */
export function neighborOf(view: GridView, cell: Position, isBack: boolean) {
  const rows = shownRows(view)
  const { columns } = view
  const at = indexIn(rows, cell.row) * columns.length + columnIn(view, cell.column)
  const index = at + (isBack ? -1 : 1)
  const row = rows[Math.floor(index / columns.length)]
  const column = columns[index % columns.length]
  return row === undefined || column === undefined ? undefined : { row, column }
}
