import type { GridRow } from '../../columns/grid-rows'
import type { Area } from './grid-area'

/**
 * Changes the rows that no filter hides, as if the others did not exist. Hidden rows stay where
 * they are.
 * @param update gets the shown rows, and converts an area of the grid to one of the shown rows
 */
export function changeShown(
  rows: readonly GridRow[],
  hiddenRows: ReadonlySet<number>,
  update: (shown: readonly GridRow[], toShown: (area: Area) => Area) => readonly GridRow[],
): readonly GridRow[] {
  if (hiddenRows.size === 0) return update(rows, (area) => area)
  const shown = rows.filter(({ id }) => !hiddenRows.has(id))
  const changed = update(shown, (area) => toShownArea(rows, hiddenRows, area))
  const byId = new Map(changed.map((row) => [row.id, row]))
  return rows.flatMap((row) => (hiddenRows.has(row.id) ? [row] : (byId.get(row.id) ?? [])))
}

/** Converts an area of the grid to one of the rows that are shown. */
export function toShownArea(
  rows: readonly GridRow[],
  hiddenRows: ReadonlySet<number>,
  area: Area,
): Area {
  const countTo = (end: number) => rows.slice(0, end).filter(({ id }) => !hiddenRows.has(id)).length
  return { ...area, top: countTo(area.top), bottom: countTo(area.bottom + 1) - 1 }
}
