import { readQuotedCell } from '../quoted-cell'
import {
  HISTORY_COLUMNS,
  HISTORY_ROWS_MAX,
  type HistoryCells,
  type HistoryColumn,
} from './loot-history-row'

/** The rows of a CSV export. */
interface HistoryTable {
  rows: {
    /** The line on which the row starts; that of the header is 1. */
    line: number
    /** Null if the row has another number of cells than the header. */
    cells: HistoryCells | null
  }[]
  commentCount: number
  /** Whether the text ends within its last row. */
  isTruncated: boolean
}

/** The addon writes commas. A table that is copied from a spreadsheet has tabs. */
const DELIMITERS = [',', '\t', ';'] as const
/** An id between delimiters: a further row. */
const ROW = /\n(?:[^\n]*[\t,;])?"?\d{9,10}-\d{1,9}"?(?:[\t\n,;]|$)/
/** The header of a table of awards. Columns that are not known are undefined. */
interface HistoryHeader {
  delimiter: string
  columns: readonly (HistoryColumn | undefined)[]
  /** The fewest cells of a row: columns without a name at the end may be missing. */
  leastCells: number
  /** The names of the columns that are not known. */
  unknown: readonly string[]
}

/** Reads a line as the header of a table of awards; null if it lacks what identifies them. */
export function readHeader(line: string): HistoryHeader | null {
  for (const delimiter of DELIMITERS) {
    const cells = createReader(line, delimiter, 0, Infinity).readRow()
    const names = cells.map((cell) => cell.replaceAll('"', '').trim())
    const columns = names.map((name) =>
      HISTORY_COLUMNS.find((one) => one.toLowerCase() === name.toLowerCase()),
    )
    if (columns.includes('player') && columns.includes('id')) {
      return {
        delimiter,
        columns,
        leastCells: names.findLastIndex(Boolean) + 1,
        unknown: names.filter((name, at) => name && !columns[at]),
      }
    }
  }
  return null
}

/**
 * Splits a CSV export below its header, which decides on the delimiter and the order of the columns.
 * Linear in the length of the text. Stops after one row more than `HISTORY_ROWS_MAX`.
 *
 * Each cell may be quoted: the addon quotes those that contain a comma, programs others or all.
 * Lines that start with "#" are comments. Empty cells may follow a row.
 */
export function splitHistoryCsv(
  lines: string,
  { delimiter, columns, leastCells }: HistoryHeader,
): HistoryTable {
  const reader = createReader(lines, delimiter, leastCells, columns.length)
  reader.readRow()
  const rows: HistoryTable['rows'] = []
  let commentCount = 0
  let isTruncated = false
  while (reader.skipBlankLines() && rows.length <= HISTORY_ROWS_MAX) {
    const line = reader.readLine()
    const cells = reader.readRow()
    const isWhole = cells.length >= leastCells && cells.length <= columns.length
    // No player's name starts with "#", other cells can.
    const isComment = isCommentLine(cells[0] ?? '') && (!isWhole || columns[0] === 'player')
    isTruncated =
      !isComment && cells.length > 1 && cells.length < leastCells && !lines.endsWith('\n')
    if (isComment) commentCount += 1
    else rows.push({ line, cells: isWhole ? toCells(columns, cells) : null })
  }
  return { rows, commentCount, isTruncated }
}

/** Whether a line outside of the table, or its first cell, is a comment. */
export function isCommentLine(text: string): boolean {
  return /^\s*"?#/.test(text)
}

function toCells(columns: HistoryHeader['columns'], cells: readonly string[]) {
  const found: HistoryCells = {}
  for (const [index, column] of columns.entries()) if (column) found[column] = cells[index]
  return found
}

/** @param least, most how many cells a row can have */
function createReader(text: string, delimiter: string, least: number, most: number) {
  const nextDelimiter = createFinder(text, delimiter)
  const nextBreak = createFinder(text, '\n')
  const nextCounted = createFinder(text, '\n')
  let at = 0
  let line = 1
  let lineStart = 0

  const isEnd = (index: number) =>
    index === text.length || text[index] === delimiter || text[index] === '\n'

  /** Reads the quoted cell at `start`; null if there is none. */
  function readQuoted(start: number) {
    const quoted = readQuotedCell(text, start, isEnd)
    // If it contains a further row, its quotes belong to different rows.
    return quoted && !ROW.test(quoted.cell) ? quoted : null
  }

  function readRow(): string[] {
    const start = at
    const lineEnd = nextBreak(start)
    const cells: string[] = []
    for (;;) {
      const quoted = readQuoted(at)
      const end = quoted ? quoted.end : Math.min(nextDelimiter(at), nextBreak(at))
      cells.push(quoted ? quoted.cell : text.slice(at, end))
      at = end + 1
      if (text[end] !== delimiter) break
      if (cells.length > most && cells.at(-1)?.trim()) {
        // Too many cells: the rest of the line does not matter.
        at = nextBreak(at) + 1
        break
      }
    }
    while (cells.length > most && !cells.at(-1)?.trim()) cells.pop()
    // If one unquoted cell starts with a quote and a later one ends with a quote, they were read as
    // one cell. Then split the line at its delimiters instead.
    if (cells.length < least || cells.length > most) {
      const plain = text.slice(start, lineEnd).split(delimiter, most + 1)
      if (plain.length >= least && plain.length <= most) {
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
