import type { Choice } from '../../columns/choices'
import type { ColumnId } from '../../columns/columns'
import type { GridRow } from '../../columns/grid-rows'
import { withCells } from '../../columns/with-cells'
import type { Position } from './grid-area'
import type { GridView } from './grid-moves'

/** A search in the cells, regardless of letter case. */
export interface CellSearch {
  text: string
  /** The column, or null for all columns. */
  column: ColumnId | null
  /** Whether the whole text of a cell has to match. */
  isWholeCell: boolean
}

/**
 * The cells that match, without those that a filter hides, and those of rows to be deleted. None
 * for an empty text.
 */
export function findCells({ rows, hiddenRows, columns }: GridView, search: CellSearch): Position[] {
  if (search.text === '') return []
  const searched = columns.filter((column) => search.column === null || search.column === column)
  return rows.flatMap(({ id, cells, isDeleted }, row) =>
    isDeleted || hiddenRows.has(id)
      ? []
      : searched.flatMap((column) => (matches(cells[column], search) ? [{ row, column }] : [])),
  )
}

/** Replaces the text that was searched for in some cells, and normalizes these. */
export function replaceInCells(
  rows: readonly GridRow[],
  cells: readonly Position[],
  search: CellSearch,
  replacement: string,
  bosses: readonly Choice[],
): GridRow[] {
  const changes = new Map<number, Map<ColumnId, string>>()
  for (const { row, column } of cells) {
    const text = rows[row]?.cells[column] ?? ''
    const ofRow = changes.get(row) ?? new Map<ColumnId, string>()
    changes.set(row, ofRow.set(column, replaced(text, search, replacement)))
  }
  return rows.map((row, index) => {
    const ofRow = changes.get(index)
    return ofRow ? withCells(row, ofRow, bosses) : row
  })
}

function matches(text: string, { text: searched, isWholeCell }: CellSearch): boolean {
  const [inText, inSearch] = [text.toLowerCase(), searched.toLowerCase()]
  return isWholeCell ? inText === inSearch : inText.includes(inSearch)
}

function replaced(text: string, search: CellSearch, replacement: string): string {
  if (search.isWholeCell) return replacement
  const pattern = new RegExp(search.text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi')
  return text.replaceAll(pattern, () => replacement)
}
