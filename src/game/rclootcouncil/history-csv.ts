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
  /** The names of the columns that are not known. */
  unknown: readonly string[]
}

/** Reads a line as the header of a table of awards; null if it lacks what identifies them. */
export function readHeader(line: string): HistoryHeader | null {
  for (const delimiter of DELIMITERS) {
    const names = line.split(delimiter).map((cell) => cell.replaceAll('"', '').trim())
    const columns = names.map((name) =>
      HISTORY_COLUMNS.find((one) => one.toLowerCase() === name.toLowerCase()),
    )
    if (columns.includes('player') && columns.includes('id')) {
      return { delimiter, columns, unknown: names.filter((name, at) => name && !columns[at]) }
    }
  }
  return null
}

/**
 * Splits a CSV export below its header, which decides on the delimiter, the order of the columns,
 * and whether all cells are quoted. Linear in the length of the text. Stops after one row more than
 * `HISTORY_ROWS_MAX`.
 *
 * The addon quotes only cells that contain a comma, and spreadsheets only those with a delimiter, a
 * quote or a line break. Otherwise a quote is part of the text, unless the header is quoted too.
 */
export function splitHistoryCsv(
  lines: string,
  { delimiter, columns }: HistoryHeader,
): HistoryTable {
  const reader = createReader(lines, delimiter, columns.length)
  reader.readRow()
  const rows: HistoryTable['rows'] = []
  let isTruncated = false
  while (reader.skipBlankLines() && rows.length <= HISTORY_ROWS_MAX) {
    const line = reader.readLine()
    const cells = reader.readRow()
    isTruncated = cells.length > 1 && cells.length < columns.length && !lines.endsWith('\n')
    rows.push({ line, cells: cells.length === columns.length ? toCells(columns, cells) : null })
  }
  return { rows, isTruncated }
}

function toCells(columns: HistoryHeader['columns'], cells: readonly string[]) {
  const found: HistoryCells = {}
  for (const [index, column] of columns.entries()) if (column) found[column] = cells[index]
  return found
}

function createReader(text: string, delimiter: string, columnCount: number) {
  const isAllQuoted = text.startsWith('"')
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
    if (!quoted || ROW.test(quoted.cell)) return null
    const isOfProgram = quoted.cell.includes(delimiter) || /["\n]/.test(quoted.cell)
    return isAllQuoted || isOfProgram ? quoted : null
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
      if (cells.length > columnCount) {
        // Too many cells: the rest of the line does not matter.
        at = nextBreak(at) + 1
        break
      }
    }
    // If one unquoted cell starts with a quote and a later one ends with a quote, they were read as
    // one cell. Then split the line at its delimiters instead.
    if (cells.length !== columnCount) {
      const plain = text.slice(start, lineEnd).split(delimiter, columnCount + 1)
      if (plain.length === columnCount) {
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
