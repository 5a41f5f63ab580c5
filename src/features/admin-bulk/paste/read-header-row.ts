import { columnIndex, COLUMNS, type Target } from '../columns'
import { COLUMN_NAMES, OTHER_COLUMN_NAMES } from './column-names'
import { toKey } from './normalize-words'

const INDEX_BY_NAME = new Map(
  COLUMNS.flatMap(({ id, label }, index) =>
    [label, ...COLUMN_NAMES[id]].map((name) => [toKey(name), index] as const),
  ),
)

const ITEM_ID = columnIndex('itemId')

const OTHER_NAMES = new Set(OTHER_COLUMN_NAMES.map(toKey))

/** What follows a name: "Item name (EN)", "Loot [Raid]". */
const ADDITION = /[([][^()[\]]*[)\]]$/

/** The grid's column of a name, also with an addition. "Drop %" is no name of items. */
function indexOfName(text: string): number | undefined {
  if (text.includes('%')) return undefined
  return INDEX_BY_NAME.get(toKey(text)) ?? INDEX_BY_NAME.get(toKey(text.replace(ADDITION, '')))
}

/** Returns whether a text names a column of loot sheets, or has no letters or digits: "#". */
export function isHeaderWord(text: string): boolean {
  const key = toKey(text)
  return key === '' || indexOfName(text) !== undefined || OTHER_NAMES.has(key)
}

/** Returns the grid's column for each cell of a header row, or null if unknown. */
export function readHeader(row: readonly string[]): Target[] {
  const named = row.map((cell) => indexOfName(cell) ?? null)
  // If the header names only one of the three id columns, treat it as the Item ID column, whichever
  // it is.
  const ids = new Set(named.filter((index) => index !== null && COLUMNS[index]?.isItemId))
  return named.map((index) =>
    ids.size === 1 && index !== null && ids.has(index) ? ITEM_ID : index,
  )
}

/** Returns whether a row names at least two columns of the grid. */
export function isHeader(row: readonly string[]): boolean {
  return new Set(readHeader(row).filter((index) => index !== null)).size >= 2
}
