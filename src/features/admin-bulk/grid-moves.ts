import type { Position } from './grid-area'
import type { GridRow } from './grid-rows'

/** The size of a grid, in cells. */
interface GridSize {
  rows: readonly GridRow[]
  columnCount: number
}

/** One step up or down, or left or right. */
export interface Direction {
  row: -1 | 0 | 1
  column: -1 | 0 | 1
}

/** Returns the nearest cell inside of the grid. */
export function clampTo({ rows, columnCount }: GridSize, { row, column }: Position): Position {
  return { row: clamp(row, rows.length - 1), column: clamp(column, columnCount - 1) }
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max))
}

/**
 * Returns the edge of the data in a direction, as in other spreadsheets: from a filled cell the last
 * one of its block, otherwise the next filled cell, and without one the edge of the grid.
 */
export function edgeOfData(grid: GridSize, from: Position, direction: Direction): Position {
  const step = ({ row, column }: Position) => ({
    row: row + direction.row,
    column: column + direction.column,
  })
  const isInside = ({ row, column }: Position) =>
    row >= 0 && row < grid.rows.length && column >= 0 && column < grid.columnCount
  const isFilled = ({ row, column }: Position) => (grid.rows[row]?.cells[column] ?? '') !== ''

  let at = from
  let next = step(at)
  const isInBlock = isFilled(at) && isInside(next) && isFilled(next)
  while (isInside(next)) {
    if (isInBlock && !isFilled(next)) return at
    at = next
    next = step(at)
    if (!isInBlock && isFilled(at)) return at
  }
  return at
}

/** Returns the cell before or after a cell, row by row; undefined at the ends of the grid. */
export function neighborOf({ rows, columnCount }: GridSize, cell: Position, isBack: boolean) {
  const index = cell.row * columnCount + cell.column + (isBack ? -1 : 1)
  if (index < 0 || index >= rows.length * columnCount) return undefined
  return { row: Math.floor(index / columnCount), column: index % columnCount }
}
