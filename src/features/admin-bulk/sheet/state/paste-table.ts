import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import { unescapeFormula } from '@/lib/csv'
import { plural } from '@/lib/format'
import type { Choice } from '../../columns/choices'
import { COLUMN_IDS, placeOf, type ColumnId, type Target } from '../../columns/columns'
import { createRow, isBlankRow, type GridRow } from '../../columns/grid-rows'
import { parseHtmlTable, readItemLinks } from '../../columns/table/parse-html-table'
import { parseTable, type Table } from '../../columns/table/parse-table'
import { readColumns, type AssignedTable } from '../../columns/table/read-columns'
import { isHeader } from '../../columns/table/read-header-row'
import { withCells } from '../../columns/with-cells'
import { cornersOf, type Area } from './grid-area'
import { toShownArea } from './shown-rows'

/** The two formats on the clipboard; either can be empty. */
export interface ClipboardContent {
  html: string
  text: string
}

export interface Written {
  rows: GridRow[]
  area: Area
}

/** The rows after a paste, and how its columns were assigned. */
export interface Pasted
  extends Written, Pick<AssignedTable, 'assigned' | 'headerRow' | 'isAsked'> {}

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

/** Rows of cells, and the columns of the grid to which they are written. */
type Block = Pick<AssignedTable, 'targets' | 'rows'>

/**
 * Writes a table into the rows that are not hidden, see `intoShown`, starting at the top left cell
 * of the selection. The columns of a table with a header row are written to the columns of the same
 * name, see `readColumns`. Rows are added as needed. A table that would exceed the size of the grid
 * is not pasted at all. A range of cells is repeated if the selection is a multiple of its height or
 * width.
 * @param columns the columns that a table without a header row can fill
 * @param chosen the column of the grid for each column of the table, if the user has chosen them
 */
export function pasteTable(
  rows: readonly GridRow[],
  hiddenRows: ReadonlySet<number>,
  selection: Area,
  table: Table,
  bosses: readonly Choice[],
  columns: readonly ColumnId[],
  chosen?: readonly Target[],
): PasteResult {
  const read = readColumns(table, cornersOf(selection).active.column, columns, bosses, chosen)
  const isList = read.isAsked || read.rows.length < table.length
  const written = intoShown(rows, hiddenRows, selection, (shown, area) => {
    const block = isList ? read : repeatToFill(read, area, columns)
    return writeBlock(shown, area, block, (row, cells) => {
      const changes = new Map([...cells].map(([column, text]) => [column, unescapeFormula(text)]))
      const filled = withCells(row, changes, bosses)
      return isBlankRow(row) ? { ...filled, pasted: filled.cells } : filled
    })
  })
  if ('error' in written) return written
  const { assigned, headerRow, isAsked } = read
  return { ...written, assigned, headerRow, isAsked }
}

/**
 * Writes rows of cells at the top of a selection. Rows are added as needed, but none is written if
 * they would exceed the size of the grid.
 * @param write writes the texts of a row, by column
 */
export function writeBlock(
  rows: readonly GridRow[],
  { top, columns }: Area,
  { targets, rows: pasted }: Block,
  write: (row: GridRow, cells: ReadonlyMap<ColumnId, string>) => GridRow,
): Written | { error: string } {
  const end = top + pasted.length
  if (end > BATCH_ROWS_MAX) {
    const from = top > 0 ? ` at row ${top + 1}` : ''
    return {
      error: `Pasting ${plural(pasted.length, 'row')}${from} would make ${end} rows, but the grid can have at most ${BATCH_ROWS_MAX}. Nothing was pasted: paste and submit fewer rows at a time.`,
    }
  }
  const length = Math.max(rows.length, end)
  const next = Array.from({ length }, (_, index) => {
    const row = rows[index] ?? createRow()
    const cells = pasted[index - top]
    if (!cells) return row
    return write(row, new Map(targets.map((target, column) => [target, cells[column] ?? ''])))
  })
  const bottom = Math.max(top, end - 1)
  const places = (targets.length > 0 ? targets : columns.slice(0, 1)).map(placeOf)
  return {
    rows: next,
    area: {
      top,
      bottom,
      columns: COLUMN_IDS.slice(Math.min(...places), Math.max(...places) + 1),
    },
  }
}

/**
 * Pastes into the rows that are not hidden. Nothing is pasted if there are too few of them: the
 * rows below might be meant, or new ones.
 */
export function intoShown(
  rows: readonly GridRow[],
  hiddenRows: ReadonlySet<number>,
  selection: Area,
  paste: (shown: readonly GridRow[], selection: Area) => Written | { error: string },
): Written | { error: string } {
  if (hiddenRows.size === 0) return paste(rows, selection)
  const shown = rows.filter(({ id }) => !hiddenRows.has(id))
  const pasted = paste(shown, toShownArea(rows, hiddenRows, selection))
  if ('error' in pasted) return pasted
  if (pasted.rows.length > shown.length)
    return { error: 'Too few rows are shown or selected for this paste. Nothing was pasted.' }
  const indexes = shown.map((row) => rows.indexOf(row))
  const { top, bottom } = pasted.area
  const area = { ...pasted.area, top: indexes[top] ?? top, bottom: indexes[bottom] ?? bottom }
  const byId = new Map(pasted.rows.map((row) => [row.id, row]))
  return { rows: rows.map((row) => byId.get(row.id) ?? row), area }
}

/** Repeats a table as often as it fits into the selection, if this fills the selection. */
export function repeatToFill(
  { targets, rows }: Block,
  { top, bottom, columns: selected }: Area,
  columns: readonly ColumnId[],
): Block {
  const width = targets.length
  const inArea = columns.filter((column) => selected.includes(column))
  const down = times(bottom - top + 1, rows.length)
  const across = Array.from({ length: times(inArea.length, width) }, (_, index) => index)
  return {
    targets: across.length === 1 ? targets : inArea,
    rows: Array.from({ length: down }, () => rows)
      .flat()
      .map((row) => across.flatMap(() => targets.map((_, column) => row[column] ?? ''))),
  }
}

/** The number of times a size fits into a space that is a multiple of it; otherwise 1. */
function times(space: number, size: number): number {
  return size > 0 && space % size === 0 ? space / size : 1
}
