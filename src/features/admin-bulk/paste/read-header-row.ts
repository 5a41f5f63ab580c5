import { columnIndex, COLUMNS, type Target } from '../columns'
import { toKey } from './normalize-words'
import { HEADER_ROWS } from './parse-table'

const INDEX_BY_NAME = new Map(
  COLUMNS.flatMap(({ label, aliases }, index) =>
    [label, ...aliases].map((name) => [toKey(name), index] as const),
  ),
)

const ITEM_ID = columnIndex('itemId')

/** The names of columns of loot sheets that the grid does not have. */
const OTHER_NAMES = new Set(
  [
    'ilvl, ilevel, item level, level, req level, stats, secondary stats, drop chance, drop rate, drop',
    'chance, difficulty, mode, raid, instance, zone, spec, specs, role, bis, priority, prio',
    'nr, no, Gegenstandsstufe, Stufe, Werte, Schwierigkeit',
    "Niveau d'objet, Niveau, Stats secondaires",
  ].flatMap((names) => names.split(', ').map(toKey)),
)

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

/**
 * Returns the index of the header row, or -1. Rows above it are titles, which have fewer texts than
 * the header. The last row is no header, because it would have no rows below it.
 */
export function findHeader(rows: readonly string[][]): number {
  const found = rows.slice(0, Math.min(HEADER_ROWS, rows.length - 1)).findIndex(isHeader)
  const width = countTexts(rows[found] ?? [])
  return rows.slice(0, Math.max(0, found)).some((row) => countTexts(row) >= width) ? -1 : found
}

/** A title that is merged over several columns is pasted as equal cells, and is one text. */
function countTexts(row: readonly string[]): number {
  return new Set(row.filter((cell) => cell !== '')).size
}
