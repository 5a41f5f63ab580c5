import { COLUMN_BY_ID, COLUMNS, type ColumnId, type Target } from '../columns'
import { toKey } from '../normalize-words'
import { OTHER_COLUMN_NAMES, PLAYER_COLUMN_NAMES, TOOL_COLUMN_NAMES } from './other-column-names'

const COLUMN_BY_NAME = new Map(
  COLUMNS.flatMap(({ id, label, names }) =>
    [label, ...names].map((name) => [toKey(name), id] as const),
  ),
)

/** The columns that describe the player and not the item in a sheet about players. */
const OF_PLAYERS = new Set<Target>(['classes', 'description'])

const PLAYER_NAMES = new Set(PLAYER_COLUMN_NAMES.map(toKey))
const OTHER_NAMES = new Set(
  [...OTHER_COLUMN_NAMES, ...PLAYER_COLUMN_NAMES, ...TOOL_COLUMN_NAMES].map(toKey),
)

/** Names the items, or beside them their bosses or how often they drop. */
const DROP = 'drop'

/** What follows a name: "Item name (EN)", "Loot [Raid]". */
const ADDITION = /[([][^()[\]]*[)\]]$/

/** The grid's column of a name, also with an addition. "Drop %" is no name of items. */
function columnOfName(text: string): ColumnId | undefined {
  if (text.includes('%')) return undefined
  return COLUMN_BY_NAME.get(toKey(text)) ?? COLUMN_BY_NAME.get(toKey(text.replace(ADDITION, '')))
}

/** Whether a text says what a column of a sheet has, as "#" without letters and digits does. */
export function isHeaderWord(text: string): boolean {
  const key = toKey(text)
  if (key === DROP) return false
  return key === '' || columnOfName(text) !== undefined || OTHER_NAMES.has(key)
}

/**
 * Returns the grid's column for each cell of a header row, or null if it is unknown, describes the
 * player in a sheet about players, or is "Drop" beside another column of items.
 */
export function readHeader(row: readonly string[]): Target[] {
  const keys = row.map(toKey)
  const isLeftOut = isAboutPlayers(row) ? isOfPlayer : () => false
  const hasItem = row.some((cell) => columnOfName(cell) === 'name' && toKey(cell) !== DROP)
  const named = row.map((cell, column) => {
    const target = columnOfName(cell) ?? null
    const isDrop = keys[column] === DROP && hasItem
    return isDrop || isLeftOut(target, keys[column], keys) ? null : target
  })
  // If the header names only one of the three id columns, treat it as the Item ID column, whichever
  // it is.
  const ids = new Set(named.filter((id) => id !== null && COLUMN_BY_ID[id].isItemId))
  return named.map((id) => (ids.size === 1 && ids.has(id) ? 'itemId' : id))
}

/** Whether a column of a sheet about players is the player's, or that of the entry about them. */
function isOfPlayer(target: Target, key: string | undefined, keys: readonly string[]): boolean {
  return (
    OF_PLAYERS.has(target) ||
    key === 'name' ||
    (key === 'id' && (keys.includes('itemid') || keys.includes('item id'))) ||
    // In That's My BIS, whether a row is a wish or an award.
    (key === 'type' && keys.includes('raid group name'))
  )
}

/** Whether a header row names an item or its id, and what only sheets about players have. */
function isAboutPlayers(row: readonly string[]): boolean {
  const hasItem = row.some((cell) => {
    const target = columnOfName(cell)
    return (target === 'name' || target === 'itemId') && toKey(cell) !== 'name'
  })
  return hasItem && row.some((cell) => PLAYER_NAMES.has(toKey(cell)))
}

/** Returns whether a row names at least two columns of the grid, or those of a sheet about players. */
export function isHeader(row: readonly string[]): boolean {
  const named = new Set(readHeader(row).filter((id) => id !== null))
  return named.size >= 2 || isAboutPlayers(row)
}
