import { columnIndex, COLUMNS, type Target } from '../columns'
import {
  COLUMN_NAMES,
  OTHER_COLUMN_NAMES,
  PLAYER_COLUMN_NAMES,
  TOOL_COLUMN_NAMES,
} from './column-names'
import { toKey } from './normalize-words'

const INDEX_BY_NAME = new Map(
  COLUMNS.flatMap(({ id, label }, index) =>
    [label, ...COLUMN_NAMES[id]].map((name) => [toKey(name), index] as const),
  ),
)

const NAME = columnIndex('name')
const ITEM_ID = columnIndex('itemId')
/** The columns that describe the player and not the item in a sheet about players. */
const OF_PLAYERS = new Set<Target>([columnIndex('classes'), columnIndex('description')])

const PLAYER_NAMES = new Set(PLAYER_COLUMN_NAMES.map(toKey))
const OTHER_NAMES = new Set(
  [...OTHER_COLUMN_NAMES, ...PLAYER_COLUMN_NAMES, ...TOOL_COLUMN_NAMES].map(toKey),
)

/** Names the items, or beside them their bosses or how often they drop. */
const DROP = 'drop'

/** What follows a name: "Item name (EN)", "Loot [Raid]". */
const ADDITION = /[([][^()[\]]*[)\]]$/

/** The grid's column of a name, also with an addition. "Drop %" is no name of items. */
function indexOfName(text: string): number | undefined {
  if (text.includes('%')) return undefined
  return INDEX_BY_NAME.get(toKey(text)) ?? INDEX_BY_NAME.get(toKey(text.replace(ADDITION, '')))
}

/**
 * Returns whether a text says what a column of a sheet has. A text without letters and digits does:
 * "#".
 */
export function isHeaderWord(text: string): boolean {
  const key = toKey(text)
  if (key === DROP) return false
  return key === '' || indexOfName(text) !== undefined || OTHER_NAMES.has(key)
}

/**
 * Returns the grid's column for each cell of a header row, or null if it is unknown, describes the
 * player in a sheet about players, or is "Drop" beside another column of items.
 */
export function readHeader(row: readonly string[]): Target[] {
  const keys = row.map(toKey)
  const isLeftOut = isAboutPlayers(row) ? isOfPlayer : () => false
  const hasItem = row.some((cell) => indexOfName(cell) === NAME && toKey(cell) !== DROP)
  const named = row.map((cell, column) => {
    const target = indexOfName(cell) ?? null
    const isDrop = keys[column] === DROP && hasItem
    return isDrop || isLeftOut(target, keys[column], keys) ? null : target
  })
  // If the header names only one of the three id columns, treat it as the Item ID column, whichever
  // it is.
  const ids = new Set(named.filter((index) => index !== null && COLUMNS[index]?.isItemId))
  return named.map((index) =>
    ids.size === 1 && index !== null && ids.has(index) ? ITEM_ID : index,
  )
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
    const target = indexOfName(cell)
    return (target === NAME || target === ITEM_ID) && toKey(cell) !== 'name'
  })
  return hasItem && row.some((cell) => PLAYER_NAMES.has(toKey(cell)))
}

/** Returns whether a row names at least two columns of the grid, or those of a sheet about players. */
export function isHeader(row: readonly string[]): boolean {
  const named = new Set(readHeader(row).filter((index) => index !== null))
  return named.size >= 2 || isAboutPlayers(row)
}
