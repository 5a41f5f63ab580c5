/** A cell by row and column, both from 0. */
export interface Position {
  row: number
  column: number
}

/** A rectangle of cells, borders included. */
export interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

/** Returns the area between two opposite corners. */
export function areaBetween(one: Position, other: Position): Area {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

/**
 * Returns the corners of an area at the top left and at the bottom right, as the ends of a
 * selection.
 */
export function cornersOf({ top, bottom, left, right }: Area) {
  return { active: { row: top, column: left }, head: { row: bottom, column: right } }
}

export function containsRow({ top, bottom }: Area, row: number): boolean {
  return row >= top && row <= bottom
}

export function containsCell(area: Area, { row, column }: Position): boolean {
  return containsRow(area, row) && column >= area.left && column <= area.right
}
