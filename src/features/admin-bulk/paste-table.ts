import { unescapeFormula } from '@/lib/csv'
import { plural } from '@/lib/format'
import type { Choice, Target } from './columns'
import { withCells } from './edit-rows'
import type { Area } from './grid-area'
import { createRow, GRID_ROWS_MAX, type GridRow } from './grid-rows'
import { parseHtmlTable, readItemLinks } from './parse-html-table'
import { parseTable, type Table } from './parse-table'
import { readColumns, type AssignedTable } from './read-columns'
import { isHeader } from './read-header-row'

/** The two formats on the clipboard; either can be empty. */
export interface ClipboardContent {
  html: string
  text: string
}

/** The rows after a paste, and how its columns were assigned. */
export interface Pasted extends Pick<AssignedTable, 'assigned' | 'headerRow' | 'ignored'> {
  rows: GridRow[]
  /** The pasted cells. */
  area: Area
}

/** The error says why nothing was pasted. */
export type PasteResult = Pasted | { error: string }

/** Parses the clipboard. An HTML table is preferred, because its cells are unambiguous. */
export function parseClipboard({ html, text }: ClipboardContent): Table {
  const table = parseHtmlTable(html)
  if (table) return table
  const links = readItemLinks(html)
  return parseTable(text, isHeader).map((row) =>
    row.map((cell) => {
      const itemId = links.get(cell.trim())
      return itemId === undefined ? cell : { text: cell, itemId }
    }),
  )
}

/**
 * Writes a table into the grid, starting at the top left cell of the selection. The columns of a table
 * with a header row are written to the columns of the same name, see `readColumns`. Rows are added as
 * needed. A table that would exceed the size of the grid is not pasted at all. A table without a header
 * row is repeated if the selection is a multiple of its height or width.
 * @param columnCount the number of columns that a table without a header row can fill
 * @param chosen the column of the grid for each column of the table, if the user has chosen them
 */
export function pasteTable(
  rows: readonly GridRow[],
  selection: Area,
  table: Table,
  bosses: readonly Choice[],
  columnCount: number,
  chosen?: readonly Target[],
): PasteResult {
  const read = readColumns(table, selection.left, columnCount, bosses, chosen)
  const hasHeader = read.rows.length < table.length
  const { targets, rows: pasted } = hasHeader || chosen ? read : repeatToFill(read, selection)
  const end = selection.top + pasted.length
  if (end > GRID_ROWS_MAX) {
    const from = selection.top > 0 ? ` at row ${selection.top + 1}` : ''
    return {
      error: `Pasting ${plural(pasted.length, 'row')}${from} would make ${end} rows, but the grid can have at most ${GRID_ROWS_MAX}. Nothing was pasted.`,
    }
  }

  const next = Array.from(
    { length: Math.max(rows.length, end) },
    (_, index) => rows[index] ?? createRow(),
  )
  for (const [offset, cells] of pasted.entries()) {
    const changes = new Map<number, string>()
    for (const [column, target] of targets.entries()) {
      changes.set(target, unescapeFormula(cells[column] ?? ''))
    }
    const row = next[selection.top + offset]
    if (row) next[selection.top + offset] = withCells(row, changes, bosses)
  }

  return {
    rows: next,
    area: {
      top: selection.top,
      bottom: Math.max(selection.top, end - 1),
      left: Math.min(...(targets.length > 0 ? targets : [selection.left])),
      right: Math.max(...(targets.length > 0 ? targets : [selection.left])),
    },
    assigned: read.assigned,
    headerRow: read.headerRow,
    ignored: read.ignored,
  }
}

/** Repeats a table as often as it fits into the selection, if this fills the selection. */
function repeatToFill(
  { targets, rows }: Pick<AssignedTable, 'targets' | 'rows'>,
  { top, bottom, left, right }: Area,
) {
  const width = targets.length
  const down = times(bottom - top + 1, rows.length)
  const across = Array.from({ length: times(right - left + 1, width) }, (_, index) => index)
  return {
    targets: across.flatMap((step) => targets.map((target) => target + step * width)),
    rows: Array.from({ length: down }, () => rows)
      .flat()
      .map((row) => across.flatMap(() => targets.map((_, column) => row[column] ?? ''))),
  }
}

/** The number of times a size fits into a space that is a multiple of it; otherwise 1. */
function times(space: number, size: number): number {
  return size > 0 && space % size === 0 ? space / size : 1
}
