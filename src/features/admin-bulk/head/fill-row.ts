import type { JournalItem } from '@/contract/admin/admin-journal'
import { isItemId } from '@/features/admin-catalog/journal-items/read-items'
import { toLootFields } from '@/features/admin-catalog/journal-items/loot-fields'
import { proposeSlug } from '@/features/admin-catalog/propose-slug'
import { COLUMN_IDS, COLUMNS } from '../columns/columns'
import type { GridRow } from '../columns/grid-rows'
import { toSourceCells, type LootSource } from '../columns/loot-source'
import { toKey } from '../columns/normalize-words'
import { withText } from '../columns/with-cells'

/** What reading the game's journal gave for an id: the item, or why it was not read. */
export type ItemResult = JournalItem | string

/** The game's id of the item of a row; null if it has none. */
export function gameIdOf(row: GridRow): number | null {
  // One id stands for all three: a column of links is the column of Wowhead's ids.
  const { itemId, blizzardId, wowheadId } = row.cells
  const text = itemId || blizzardId || wowheadId
  const id = Number(text)
  return isItemId(id) ? id : null
}

/** Whether a row has the id of an item and lacks its name, slot or type. */
export function canBeFilled(row: GridRow): boolean {
  if (row.isDeleted || gameIdOf(row) === null) return false
  return row.cells.name === '' || lacksKind(row)
}

/** Whether a new row has the id or the name of an item, and lacks its slot or type. */
export function canBeLookedUp(row: GridRow): boolean {
  const isKnown = gameIdOf(row) !== null || row.cells.name !== ''
  return !row.source && isKnown && lacksKind(row)
}

/** Returns a function that finds the item of a row, by its id or else by its name. */
export function indexItems<Item extends LootSource>(loot: readonly Item[]) {
  const byName = new Map(loot.map((item) => [toKey(item.name), item]))
  const byId = new Map(
    loot.flatMap((item) =>
      [item.wowheadId, item.blizzardItemId, item.itemId].map((id) => [id, item] as const),
    ),
  )
  return (row: GridRow): Item | undefined => {
    const id = gameIdOf(row)
    return (id === null ? undefined : byId.get(id)) ?? byName.get(toKey(row.cells.name))
  }
}

function lacksKind(row: GridRow): boolean {
  const isToken = row.cells.token !== ''
  return !isToken && (row.cells.slot === '' || row.cells.type === '')
}

/**
 * Fills the empty cells of a row from an item of the catalog, which is of another boss. The id that
 * the row has stands for all three.
 */
export function fillFromItem(row: GridRow, { bossId: _, ...item }: LootSource): GridRow {
  const hasId = gameIdOf(row) !== null
  const texts = toSourceCells(item, [])
  return COLUMNS.reduce(
    (filled, { id, isItemId }) =>
      filled.cells[id] || (hasId && isItemId) ? filled : withText(filled, id, texts[id]),
    row,
  )
}

/**
 * Fills the empty cells of a row with what the game's data says about its item, and gives the name
 * of a link its punctuation. Returns the same object if they say nothing about these cells.
 */
export function fillRow(row: GridRow, item: JournalItem): GridRow {
  const texts = toSourceCells(toLootFields(item), [])
  return COLUMN_IDS.reduce((filled, id) => {
    const before = filled.cells[id]
    const isLinked = id === 'name' && proposeSlug(before) === proposeSlug(texts.name)
    return before === '' || isLinked ? withText(filled, id, texts[id]) : filled
  }, row)
}
