import { columnIndex, COLUMNS } from './columns'
import { toKey } from './normalize-words'
import type { Table } from './parse-table'

/** A pasted table with its columns assigned to those of the grid. */
export interface AssignedTable {
  /** For each pasted column, the index of the grid's column, or null if the grid does not have it. */
  targets: (number | null)[]
  /** The rows without the header, cells trimmed. */
  rows: string[][]
  /** The columns that the grid does not have, by name or number. */
  ignored: string[]
}

const INDEX_BY_NAME = new Map(
  COLUMNS.flatMap(({ label, aliases }, index) =>
    [label, ...aliases].map((name) => [toKey(name), index] as const),
  ),
)

const ITEM_ID = columnIndex('itemId')

/** Returns the grid's column for each cell of a header row, or null if unknown or named before. */
function readHeader(row: readonly string[]): (number | null)[] {
  const seen = new Set<number>()
  const named = row.map((cell) => {
    const index = INDEX_BY_NAME.get(toKey(cell))
    if (index === undefined || seen.has(index)) return null
    seen.add(index)
    return index
  })
  // An id that is the only one stands for all three, whatever it is called.
  const ids = [...seen].filter((index) => COLUMNS[index]?.isItemId)
  return named.map((index) => (ids.length === 1 && index === ids[0] ? ITEM_ID : index))
}

/** Returns whether a row names at least two columns, or one column if it has only one cell. */
export function isHeader(row: readonly string[]): boolean {
  const named = readHeader(row).filter((index) => index !== null).length
  const filled = row.filter((cell) => cell.trim() !== '').length
  return named >= 2 || (named === 1 && filled === 1)
}

/**
 * Assigns the columns of a pasted table: by the names in its header row, or without a header by
 * position, starting at `firstColumn`, among the first `columnCount` columns. Blank rows at the end are
 * dropped.
 */
export function readColumns(table: Table, firstColumn: number, columnCount: number): AssignedTable {
  const [first = [], ...others] = table
  // A table of one row has no header, because a single word may equal the name of a column by chance.
  const hasHeader = isHeader(first) && others.length > 0
  const rows = dropBlankEnd(
    (hasHeader ? others : table).map((row) => row.map((cell) => cell.trim())),
  )
  const width = Math.max(first.length, ...rows.map((row) => row.length))
  const header = hasHeader ? readHeader(first) : []
  const targets = Array.from({ length: width }, (_, column) => {
    if (hasHeader) return header[column] ?? null
    const target = firstColumn + column
    return target < columnCount ? target : null
  })
  const ignored = targets.flatMap((target, column) => {
    const isEmpty = rows.every((row) => !row[column])
    return target === null && !isEmpty
      ? [(hasHeader && first[column]?.trim()) || `column ${column + 1}`]
      : []
  })
  return { targets, rows, ignored }
}

function dropBlankEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''))
  return rows.slice(0, last + 1)
}
