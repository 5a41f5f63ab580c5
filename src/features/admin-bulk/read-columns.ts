import { columnIndex, type Choice, type Target } from './columns'
import { isItemIdOnly } from './normalize-cell'
import { toKey } from './normalize-words'
import { textOf, type Table } from './parse-table'
import { findHeader, readHeader } from './read-header-row'
import { readSections } from './read-sections'

/** A pasted table with its columns assigned to those of the grid. */
export interface AssignedTable {
  /** For each column of the pasted table, the index of the grid's column; null if it is left out. */
  assigned: readonly Target[]
  /** The index of the header row, or -1. */
  headerRow: number
  /** For each column of `rows`, the index of the grid's column. */
  targets: number[]
  /** The rows without titles, headers and section rows, cells trimmed. */
  rows: string[][]
  /** The columns that are left out, by name or number. */
  ignored: string[]
}

const NAME = columnIndex('name')
const ITEM_ID = columnIndex('itemId')

/** The texts that spreadsheets copy for an unticked checkbox, as keys. */
const UNCHECKED = new Set(['false', 'falsch', 'faux'])

/**
 * Assigns the columns of a pasted table: by the names in its header row, or without a header by
 * position, starting at `firstColumn`, among the first `columnCount` columns. Section rows and bosses
 * that are named only once become the boss of each row (`readSections`). Blank rows at the end are
 * dropped; rows of unticked checkboxes count as blank.
 * @param chosen the assignment that the user has chosen instead
 */
export function readColumns(
  table: Table,
  firstColumn: number,
  columnCount: number,
  bosses: readonly Choice[] = [],
  chosen?: readonly Target[],
): AssignedTable {
  const texts = table.map((row) => withoutCheckboxes(row.map((cell) => textOf(cell).trim())))
  const headerRow = findHeader(texts)
  const width = Math.max(0, ...texts.map((row) => row.length))
  const named = headerRow < 0 ? undefined : readHeader(texts[headerRow] ?? [])
  const assigned = Array.from({ length: width }, (_, column) => {
    if (chosen) return chosen[column] ?? null
    if (named) return named[column] ?? null
    const target = firstColumn + column
    return target < columnCount ? target : null
  })
  const sections = readSections(texts, { assigned, headerRow, bosses })
  const rows = dropBlankEnd(
    sections.map(({ row, boss }) => ({
      cells: texts[row] ?? [],
      boss,
      linkedId: linkedIdOf(table[row] ?? []) || idNextToName(texts[row] ?? [], assigned),
    })),
  )
  const targets = [
    ...new Set([
      ...assigned.filter((target) => target !== null),
      ...(rows.some(({ boss }) => boss !== undefined) ? [columnIndex('boss')] : []),
      ...(rows.some(({ linkedId }) => linkedId !== '') ? [ITEM_ID] : []),
    ]),
  ]
  return {
    assigned,
    headerRow,
    targets,
    rows: rows.map(({ cells, boss, linkedId }) =>
      targets.map((target) => {
        const own = cells.filter((_, column) => assigned[column] === target)
        if (target === columnIndex('boss')) return boss ?? firstFilled(own)
        // The Item column can hold ids. Next to a name, they belong to the Item ID column.
        if (target === NAME)
          return own.find((text) => text && !isItemIdOnly(text)) ?? firstFilled(own)
        return firstFilled(target === ITEM_ID ? [...own, linkedId] : own)
      }),
    ),
    ignored: assigned.flatMap((target, column) => {
      const isEmpty = rows.every(({ cells }) => !cells[column])
      return target === null && !isEmpty
        ? [texts[headerRow]?.[column] || `column ${column + 1}`]
        : []
    }),
  }
}

/** The first text that is not empty, for tables with several columns for the same value. */
function firstFilled(texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? ''
}

/** Empties a row that consists of unticked checkboxes. */
function withoutCheckboxes(row: string[]): string[] {
  return row.every((cell) => cell === '' || UNCHECKED.has(toKey(cell))) ? row.map(() => '') : row
}

/** The id of the first item that a row links to, or ''. */
function linkedIdOf(row: Table[number]): string {
  const linked = row.find((cell) => typeof cell !== 'string')
  return typeof linked === 'object' ? linked.itemId : ''
}

/** The id or link in one of several columns for the name: "Item" with links next to "Name". */
function idNextToName(texts: readonly string[], assigned: readonly Target[]): string {
  const names = texts.filter((_, column) => assigned[column] === NAME)
  return names.length > 1 ? (names.find(isItemIdOnly) ?? '') : ''
}

function dropBlankEnd<Row extends { cells: string[] }>(rows: Row[]): Row[] {
  const last = rows.findLastIndex(({ cells }) => cells.some((cell) => cell !== ''))
  return rows.slice(0, last + 1)
}
