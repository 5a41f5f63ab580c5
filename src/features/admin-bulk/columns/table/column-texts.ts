import { textOf, type Table } from './parse-table'

/** The filled cells of each column below the header row, without headings of sections. */
export function columnTexts(table: Table, headerRow: number): string[][] {
  const rows = table
    .slice(headerRow + 1)
    .map((row) => row.map((cell) => textOf(cell).trim()))
    .filter((cells) => loneText(cells) === '')
  return Array.from({ length: longestOf(table) }, (_, column) =>
    rows.flatMap((row) => row[column] || []),
  )
}

/** The length of the longest row or column. A call takes fewer arguments than tables can have rows. */
export function longestOf(lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((longest, { length }) => Math.max(longest, length), 0)
}

/** The number of different texts in a row; a merged cell, which is pasted as equal ones, is one. */
export function countTexts(cells: readonly string[]): number {
  return new Set(cells.filter((cell) => cell !== '')).size
}

/** Whether a row is one cell that is merged over at least three columns, or over both. */
export function isMerged(cells: readonly string[]): boolean {
  const { length } = cells.filter((cell) => cell !== '')
  return (length > 2 || (length === 2 && cells.length === 2)) && countTexts(cells) === 1
}

/** The text of a row that has only one, otherwise ''. */
export function loneText(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 1 || isMerged(cells) ? (filled[0] ?? '') : ''
}
