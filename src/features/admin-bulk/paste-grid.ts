import { BATCH_ROWS_MAX } from '@/contract/admin-loot-batch'
import { withoutGuard } from '@/lib/csv'
import { plural } from '@/lib/format'
import type { Choice } from './columns'
import { createRow, withCells, type Area, type GridRow } from './grid-rows'
import { parseHtmlTable } from './parse-html-table'
import { parseTable, type Table } from './parse-table'
import { isHeader, readColumns } from './read-columns'

/** What is on the clipboard; either may be empty. */
export interface Clipboard {
  html: string
  text: string
}

export type PasteOutcome =
  | { isRefused: true; message: string }
  | {
      isRefused: false
      rows: GridRow[]
      /** What was written over. */
      area: Area
      /** Columns that the grid does not have. */
      ignored: string[]
    }

/** The cells on the clipboard; a table of HTML wins, because its cells are beyond doubt. */
export function readClipboard({ html, text }: Clipboard): Table {
  return parseHtmlTable(html) ?? parseTable(text, isHeader)
}

/**
 * Writes a table over the grid from a cell on, downwards and to the right, or with a header row into
 * the columns it names. Rows are added as needed, up to what one entry takes; beyond, nothing is
 * written. One cell pasted over a larger selection fills it.
 */
export function pasteGrid(
  rows: readonly GridRow[],
  selection: Area,
  table: Table,
  bosses: readonly Choice[],
): PasteOutcome {
  const read = readColumns(table, selection.left)
  const isSingle = read.rows.length === 1 && read.rows[0]?.length === 1
  const { targets, rows: pasted } = isSingle ? spread(read.rows, selection) : read
  const end = selection.top + pasted.length
  if (end > BATCH_ROWS_MAX) {
    const from = selection.top > 0 ? ` from row ${selection.top + 1} on` : ''
    return {
      isRefused: true,
      message: `${plural(pasted.length, 'row')}${from} would make ${end}: one entry takes at most ${BATCH_ROWS_MAX}. Nothing was pasted.`,
    }
  }

  const next = Array.from(
    { length: Math.max(rows.length, end) },
    (_, index) => rows[index] ?? createRow(),
  )
  for (const [offset, cells] of pasted.entries()) {
    const changes = new Map<number, string>()
    for (const [column, target] of targets.entries()) {
      if (target !== null) changes.set(target, withoutGuard(cells[column] ?? ''))
    }
    const row = next[selection.top + offset]
    if (row) next[selection.top + offset] = withCells(row, changes, bosses)
  }

  const written = targets.flatMap((target) => target ?? [])
  return {
    isRefused: false,
    rows: next,
    area: {
      top: selection.top,
      bottom: Math.max(selection.top, end - 1),
      left: Math.min(...(written.length > 0 ? written : [selection.left])),
      right: Math.max(...(written.length > 0 ? written : [selection.left])),
    },
    ignored: read.ignored,
  }
}

/** One cell, as often as the selection has cells. */
function spread(rows: string[][], { top, bottom, left, right }: Area) {
  const text = rows[0]?.[0] ?? ''
  const targets = Array.from({ length: right - left + 1 }, (_, index) => left + index)
  return {
    targets,
    rows: Array.from({ length: bottom - top + 1 }, () => targets.map(() => text)),
  }
}
