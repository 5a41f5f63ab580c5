import { toWords } from '@/lib/fuzzy-search'
import { COLUMNS } from './columns'
import type { Table } from './parse-table'

/** A table whose columns are known. */
export interface ReadTable {
  /** For each column of the text the grid's column it goes to, or null. */
  targets: (number | null)[]
  /** Its rows without the header, trimmed. */
  rows: string[][]
  /** Columns that the grid does not have, by their name or number. */
  ignored: string[]
}

const INDEX_BY_NAME = new Map(
  COLUMNS.flatMap(({ label, aliases }, index) =>
    [label, ...aliases].map((name) => [toKey(name), index] as const),
  ),
)

function toKey(text: string): string {
  return toWords(text).join(' ')
}

/** The grid's column for each cell of a header row; of two of one name the first counts. */
function readHeader(row: readonly string[]): (number | null)[] {
  const taken = new Set<number>()
  return row.map((cell) => {
    const index = INDEX_BY_NAME.get(toKey(cell))
    if (index === undefined || taken.has(index)) return null
    taken.add(index)
    return index
  })
}

/** Whether a row names columns: at least two of them, or the one there is. */
export function isHeader(row: readonly string[]): boolean {
  const found = readHeader(row).filter((index) => index !== null).length
  const filled = row.filter((cell) => cell.trim() !== '').length
  return found >= 2 || (found === 1 && filled === 1)
}

/**
 * Tells the columns of a pasted table: by the names in its first row, in any order, else by position
 * from `firstColumn` on. Rows of nothing but blanks are left out at the end only.
 */
export function readColumns(table: Table, firstColumn: number): ReadTable {
  const [first = [], ...others] = table
  // A single word that happens to name a column is a header only above something.
  const hasHeader = isHeader(first) && others.length > 0
  const rows = trimEnd((hasHeader ? others : table).map((row) => row.map((cell) => cell.trim())))
  const width = Math.max(first.length, ...rows.map((row) => row.length))
  const header = hasHeader ? readHeader(first) : []
  const targets = Array.from({ length: width }, (_, column) => {
    if (hasHeader) return header[column] ?? null
    const target = firstColumn + column
    return target < COLUMNS.length ? target : null
  })
  const ignored = targets.flatMap((target, column) => {
    const isEmpty = rows.every((row) => !row[column])
    return target === null && !isEmpty
      ? [(hasHeader && first[column]?.trim()) || `column ${column + 1}`]
      : []
  })
  return { targets, rows, ignored }
}

function trimEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''))
  return rows.slice(0, last + 1)
}
