import { readQuotedCell } from '@/game/quoted-cell'

/** The number of rows at the top of a table in which its header is searched. */
export const HEADER_ROWS = 5

/** A cell whose text links to an item, or to another page of Wowhead. */
export interface LinkedCell {
  text: string
  itemId?: string
  /** The address of a page that is not an item's. */
  otherPage?: string
}

/** Rows of cells, untrimmed. Rows can differ in length. */
export type Table = (string | LinkedCell)[][]

export function textOf(cell: string | LinkedCell): string {
  return typeof cell === 'string' ? cell : cell.text
}

/** Possible delimiters, in order of preference. */
const DELIMITERS = ['\t', ';', ','] as const
type Delimiter = (typeof DELIMITERS)[number]

/**
 * Parses a pasted text: tab-separated as copied from Excel and Google Sheets, CSV with commas or
 * semicolons, or one cell per line. Quoted cells can contain delimiters, line breaks and doubled
 * quotes. A line break at the end of the text does not start another row.
 *
 * Tabs are accepted as delimiter if any row then has more than one cell. Commas and semicolons are
 * accepted if one of the first rows is a header according to `isHeader`, or if all rows have the
 * same number of cells and the text does not look like prose.
 */
export function parseTable(
  text: string,
  isHeader: (row: readonly string[]) => boolean,
): string[][] {
  const clean = text.replace(/^\uFEFF/, '')
  if (clean === '') return []
  let table: string[][] | undefined
  for (const delimiter of DELIMITERS) {
    const { rows, isProse, hasStrayQuotes } = splitCells(clean, delimiter)
    const isAccepted =
      delimiter === '\t'
        ? rows.some((row) => row.length > 1)
        : isCsv(rows, isProse) || rows.slice(0, HEADER_ROWS).some(isHeader)
    if (isAccepted && !hasStrayQuotes) return rows
    // A wrong delimiter that occurs inside quoted cells leaves stray quotes behind.
    if (isAccepted) table ??= rows
  }
  return table ?? splitCells(clean, null).rows
}

/**
 * Returns whether the rows have equal lengths, not counting blank rows. If every delimiter is
 * followed by a space, the text counts as prose unless it has several rows and more than two
 * columns.
 */
function isCsv(rows: string[][], isProse: boolean): boolean {
  const width = rows[0]?.length ?? 0
  const isEven = rows.every((row) => row.length === width || row.every((cell) => !cell.trim()))
  return width > 1 && isEven && !(isProse && (rows.length === 1 || width === 2))
}

/**
 * Splits a text at a delimiter and at line breaks; null splits at line breaks only. `isProse`:
 * every delimiter outside of quotes is followed by a space, as in the name "Alsunir, Fragment of
 * the Whole". `hasStrayQuotes`: an unquoted cell contains a quote.
 */
function splitCells(text: string, delimiter: Delimiter | null) {
  const rows: string[][] = [[]]
  let isProse = true
  let hasStrayQuotes = false
  let at = 0
  for (;;) {
    const { cell, end, isQuoted } = readCell(text, at, delimiter)
    rows.at(-1)?.push(cell)
    if (!isQuoted && cell.includes('"')) hasStrayQuotes = true
    const next = text[end]
    if (next === undefined) return { rows, isProse, hasStrayQuotes }
    if (next === delimiter) {
      at = end + 1
      if (text[at] !== ' ') isProse = false
      continue
    }
    at = end + (next === '\r' && text[end + 1] === '\n' ? 2 : 1)
    if (at >= text.length) return { rows, isProse, hasStrayQuotes }
    rows.push([])
  }
}

/** Reads the cell at `start`. `end` is the index of the delimiter or line break after it. */
function readCell(text: string, start: number, delimiter: Delimiter | null) {
  const isEnd = (at: number) => {
    const character = text[at]
    return (
      character === undefined || character === delimiter || character === '\n' || character === '\r'
    )
  }
  const quoted = readQuotedCell(text, start, isEnd)
  if (quoted) return { ...quoted, isQuoted: true }
  let end = start
  while (!isEnd(end)) end += 1
  return { cell: text.slice(start, end), end, isQuoted: false }
}
