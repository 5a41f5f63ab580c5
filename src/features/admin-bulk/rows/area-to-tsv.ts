import { toTsv } from '@/lib/csv'
import type { Area } from '../grid/grid-area'
import type { GridView } from '../grid/grid-moves'

/** Formats the shown cells of an area for the clipboard. */
export function areaToTsv(
  { rows, hiddenRows, columns }: GridView,
  { top, bottom, left, right }: Area,
): string {
  const shown = rows.slice(top, bottom + 1).filter(({ id }) => !hiddenRows.has(id))
  const copied = columns.filter((column) => column >= left && column <= right)
  return toTsv(shown.map(({ cells }) => copied.map((column) => cells[column] ?? '')))
}
