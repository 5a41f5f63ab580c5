import { mapColumns, type ColumnId } from '../../columns/columns'
import { blankRows, createRow, type GridRow } from '../../columns/grid-rows'
import { isStoredItem, withTexts } from '../../columns/with-cells'
import type { Area } from './grid-area'

/** Takes the mark for deletion from the rows of an area. */
export function keepAreaRows(rows: readonly GridRow[], { top, bottom }: Area): GridRow[] {
  return rows.map((row, index) => {
    if (!row.isDeleted || index < top || index > bottom) return row
    const { isDeleted: _, ...kept } = row
    return kept
  })
}

export function replaceRow(
  rows: readonly GridRow[],
  index: number,
  update: (row: GridRow) => GridRow,
): GridRow[] {
  return rows.map((row, at) => (at === index ? update(row) : row))
}

export function clearArea(rows: readonly GridRow[], area: Area): GridRow[] {
  return mapArea(rows, area, () => '')
}

/** Copies the first row of an area to the rows below it. A single row copies the row above it. */
export function fillDown(rows: readonly GridRow[], area: Area): GridRow[] {
  const source = rows[area.top === area.bottom ? area.top - 1 : area.top]
  if (!source) return [...rows]
  return mapArea(rows, area, (column) => source.cells[column])
}

/** Copies the rows of `source` to the rows of `target` above and below them, again and again. */
export function fillRows(rows: readonly GridRow[], source: Area, target: Area): GridRow[] {
  const height = source.bottom - source.top + 1
  return mapArea(rows, target, (column, row) => {
    const offset = (row - source.top) % height
    const from = source.top + (offset < 0 ? offset + height : offset)
    return rows[from]?.cells[column] ?? ''
  })
}

function mapArea(
  rows: readonly GridRow[],
  { top, bottom, columns }: Area,
  toText: (column: ColumnId, row: number) => string,
): GridRow[] {
  return rows.map((row, index) =>
    index < top || index > bottom
      ? row
      : withTexts(
          row,
          mapColumns(({ id }) => (columns.includes(id) ? toText(id, index) : row.cells[id])),
        ),
  )
}

export function insertBlankRow(rows: readonly GridRow[], index: number): GridRow[] {
  return [...rows.slice(0, index), createRow(), ...rows.slice(index)]
}

/**
 * Removes the rows of an area. If no rows are left, adds a blank one.
 * @param marksItems whether the rows of existing items stay, marked for deletion
 */
export function removeAreaRows(
  rows: readonly GridRow[],
  { top, bottom }: Pick<Area, 'top' | 'bottom'>,
  marksItems = false,
): GridRow[] {
  const rest = rows.flatMap((row, index) => {
    if (index < top || index > bottom) return row
    return marksItems && isStoredItem(row) ? { ...row, isDeleted: true as const } : []
  })
  return rest.length > 0 ? rest : blankRows(1)
}
