import { readQuotedCell } from '../quoted-cell'
import {
  HISTORY_COLUMNS,
  HISTORY_ROWS_MAX,
  type HistoryCells,
  type HistoryColumn,
} from './loot-history-row'

/** The rows of a CSV export. */
export interface HistoryTable {
  rows: {
    /** The line on which the row starts; that of the header is 1. */
    line: number
    /** Null if the row has another number of cells than the header. */
    cells: HistoryCells | null
  }[]
  /** Whether the text ends within its last row. */
  isTruncated: boolean
}

/** The start of a row: the player, the date and a comma. */
const ROW_START = /\n[^,\n]*,\d{1,4}([./-])\d{1,2}\1\d{1,4},/

/**
 * Splits a CSV export; null if the first row is not its header. Linear in the length of the text.
 * Stops after one row more than `HISTORY_ROWS_MAX`.
 *
 * The addon quotes only cells that contain a comma, and spreadsheets only those with a comma, a
 * quote or a line break. Otherwise a quote is part of the text, unless the header is quoted too.
 */
export function splitHistoryCsv(text: string): HistoryTable | null {
  const lines = text.replaceAll('\r\n', '\n')
  const isAllQuoted = lines.startsWith('"')
  const reader = createReader(lines, isAllQuoted)
  const header = reader.readRow()
  if (header.map((cell) => cell.trim().toLowerCase()).join() !== HEADER) return null
  const rows: HistoryTable['rows'] = []
  let isTruncated = false
  while (reader.skipBlankLines() && rows.length <= HISTORY_ROWS_MAX) {
    const line = reader.readLine()
    const cells = reader.readRow()
    isTruncated = cells.length < HISTORY_COLUMNS.length && !lines.endsWith('\n')
    rows.push({ line, cells: cells.length === HISTORY_COLUMNS.length ? toCells(cells) : null })
  }
  return { rows, isTruncated }
}

const HEADER = HISTORY_COLUMNS.join().toLowerCase()

function toCells(cells: readonly string[]): HistoryCells {
  return Object.fromEntries(
    HISTORY_COLUMNS.map((column, index): [HistoryColumn, string] => [column, cells[index] ?? '']),
  )
}

function createReader(text: string, isAllQuoted: boolean) {
  const nextComma = createFinder(text, ',')
  const nextBreak = createFinder(text, '\n')
  const nextCounted = createFinder(text, '\n')
  let at = 0
  let line = 1
  let lineStart = 0

  const isEnd = (index: number) => index === text.length || /[,\n]/.test(text[index] ?? '')

  /** Reads the quoted cell at `start`; null if there is none. */
  function readQuoted(start: number) {
    const quoted = readQuotedCell(text, start, isEnd)
    // If it contains the start of a row, its quotes belong to different rows.
    if (!quoted || ROW_START.test(quoted.cell)) return null
    return isAllQuoted || /[,\n]/.test(quoted.cell) ? quoted : null
  }

  function readRow(): string[] {
    const start = at
    const lineEnd = nextBreak(start)
    const cells: string[] = []
    for (;;) {
      const quoted = readQuoted(at)
      const end = quoted ? quoted.end : Math.min(nextComma(at), nextBreak(at))
      cells.push(quoted ? quoted.cell : text.slice(at, end))
      at = end + 1
      if (text[end] !== ',') break
      if (cells.length > HISTORY_COLUMNS.length) {
        // Too many cells: the rest of the line does not matter.
        at = nextBreak(at) + 1
        break
      }
    }
    // If one unquoted cell starts with a quote and a later one ends with a quote, they were read as
    // one cell. Then split the line at its commas instead.
    if (cells.length !== HISTORY_COLUMNS.length) {
      const plain = text.slice(start, lineEnd).split(',', HISTORY_COLUMNS.length + 1)
      if (plain.length === HISTORY_COLUMNS.length) {
        at = lineEnd + 1
        return plain
      }
    }
    return cells
  }

  /** Returns false at the end of the text. */
  function skipBlankLines(): boolean {
    let end = at
    while (text[end] === '\n' || text[end] === ' ') {
      end += 1
      if (text[end - 1] === '\n') at = end
    }
    return end < text.length
  }

  /** The number of the line at the position of the reader. */
  function readLine(): number {
    while (nextCounted(lineStart) < at) {
      lineStart = nextCounted(lineStart) + 1
      line += 1
    }
    return line
  }

  return { readRow, readLine, skipBlankLines }
}

/**
 * Returns the index of the next `character` from a position on, or the length of the text.
 * Positions must not decrease by more than a row, so that the text is searched about once.
 */
function createFinder(text: string, character: string) {
  let from = 0
  let found = -1
  return (position: number) => {
    if (position < from || found < position) {
      const next = text.indexOf(character, position)
      found = next === -1 ? text.length : next
    }
    from = position
    return found
  }
}
