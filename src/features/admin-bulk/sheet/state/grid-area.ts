import { COLUMN_IDS, placeOf, type ColumnId } from '../../columns/columns'

/** A cell by row, from 0, and column. */
export interface Position {
  row: number
  column: ColumnId
}

/** A rectangle of cells, borders included. */
export interface Area {
  top: number
  bottom: number
  /** At least one, in the order of the grid. */
  columns: readonly ColumnId[]
}

export function areaBetween(one: Position, other: Position): Area {
  const places = [placeOf(one.column), placeOf(other.column)]
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    columns: COLUMN_IDS.slice(Math.min(...places), Math.max(...places) + 1),
  }
}

/** The corners at the top left and at the bottom right, as the ends of a selection. */
export function cornersOf({ top, bottom, columns }: Area) {
  return {
    active: { row: top, column: columns[0] ?? 'name' },
    head: { row: bottom, column: columns.at(-1) ?? 'name' },
  }
}

export function containsRow({ top, bottom }: Pick<Area, 'top' | 'bottom'>, row: number): boolean {
  return row >= top && row <= bottom
}

export function containsCell(area: Area, { row, column }: Position): boolean {
  return containsRow(area, row) && area.columns.includes(column)
}
