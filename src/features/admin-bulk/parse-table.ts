/** Rows of cells as they were written, untrimmed; rows may differ in length. */
export type Table = string[][]

/** In the order in which they are believed. */
const DELIMITERS = ['\t', ';', ','] as const
type Delimiter = (typeof DELIMITERS)[number]

/**
 * The cells of a text from the clipboard or a file: tabs as Excel and Google Sheets copy them, CSV
 * with commas or semicolons, or one cell a line. A quoted cell may hold delimiters, line breaks and
 * doubled quotes. A line break at the very end ends the last row and begins no other.
 *
 * `isHeader` tells whether a row names columns; a text that splits into such a row is a table even
 * where its rows are of different lengths.
 */
export function parseTable(text: string, isHeader: (row: readonly string[]) => boolean): Table {
  const clean = text.replace(/^\uFEFF/, '')
  if (clean === '') return []
  const splits = DELIMITERS.map((delimiter) => ({ delimiter, ...split(clean, delimiter) }))
  const tables = splits.filter(({ delimiter, rows, isProse }) =>
    delimiter === '\t'
      ? rows.some((row) => row.length > 1)
      : isCsv(rows, isProse) || ((rows[0]?.length ?? 0) > 1 && isHeader(rows[0] ?? [])),
  )
  // A delimiter inside of somebody's quotes splits these in the middle.
  const table = tables.find(({ hasStrayQuotes }) => !hasStrayQuotes) ?? tables[0]
  return table?.rows ?? split(clean, null).rows
}

/** Whether every row has the same number of cells, and they are not just commas of a sentence. */
function isCsv(rows: Table, isProse: boolean): boolean {
  const width = rows[0]?.length ?? 0
  const isEven = rows.every((row) => row.length === width || isBlank(row))
  return width > 1 && isEven && !(isProse && (rows.length === 1 || width === 2))
}

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '')
}

/**
 * Splits at one delimiter, or at line breaks only. `isProse`: each delimiter outside of quotes has a
 * space behind it, as in "Alsunir, Fragment of the Whole", which is one name and no row.
 * `hasStrayQuotes`: a quote stands where none belongs.
 */
function split(text: string, delimiter: Delimiter | null) {
  const rows: Table = [[]]
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

/** One cell from `start` on, and where it ends: at a delimiter, a line break, or the end. */
function readCell(text: string, start: number, delimiter: Delimiter | null) {
  const isEnd = (at: number) => {
    const character = text[at]
    return (
      character === undefined || character === delimiter || character === '\n' || character === '\r'
    )
  }
  if (text[start] === '"') {
    let close = text.indexOf('"', start + 1)
    while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
    // A quote that nothing closes is part of a name, as in: "Big" Bertha
    if (close !== -1 && isEnd(close + 1)) {
      const cell = text.slice(start + 1, close).replaceAll('""', '"')
      return { cell, end: close + 1, isQuoted: true }
    }
  }
  let end = start
  while (!isEnd(end)) end += 1
  return { cell: text.slice(start, end), end, isQuoted: false }
}
