import { isIdOrLink } from '../normalize-cell'
import { columnTexts, countTexts } from './column-texts'
import { HEADER_ROWS } from './parse-table'
import { areValues, isValue } from './propose-columns'
import { isHeader } from './read-header-row'

/** The number of rows below with which a row of unknown words is compared. */
const [COMPARED_MIN, COMPARED_MAX] = [3, 50]

/**
 * Returns the index of the header row, or -1. It names columns of the grid, or it differs from the rows below
 * it (`isUnknownHeader`). Rows above it are titles, which have fewer texts than
 * the header. The last row is no header, because it would have no rows below it.
 */
export function findHeader(rows: readonly string[][]): number {
  const first = rows.slice(0, Math.min(HEADER_ROWS, rows.length - 1))
  const known = first.findIndex(isHeader)
  const found = known >= 0 ? known : first.findIndex((_, row) => isUnknownHeader(rows, row))
  const width = countTexts(rows[found] ?? [])
  return rows.slice(0, Math.max(0, found)).some((row) => countTexts(row) >= width) ? -1 : found
}

/**
 * Whether a row has names of columns that the grid does not know: different texts that are no
 * values and do not occur below, in at least two columns of values.
 */
function isUnknownHeader(rows: readonly string[][], index: number): boolean {
  const row = rows[index] ?? []
  const below = columnTexts(rows.slice(index + 1, index + 1 + COMPARED_MAX), -1)
  const names = row.filter((text) => text !== '')
  if (rows.length - index <= COMPARED_MIN || countTexts(row) < names.length) return false
  const isName = (text: string, column: number) =>
    /\p{Letter}/u.test(text) &&
    !isIdOrLink(text) &&
    !isValue(text) &&
    !below[column]?.includes(text)
  return (
    row.every((text, column) => text === '' || isName(text, column)) &&
    row.filter((text, column) => text !== '' && areValues(below[column] ?? [])).length >= 2
  )
}
