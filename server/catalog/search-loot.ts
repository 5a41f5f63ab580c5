import type { BossId, InstanceId } from '@/contract/ids'
import { slotsOf } from '@/game/eligibility'
import type { Slot } from '@/game/items'
import { findRows, toLootText, type SearchText } from '@/game/word-search'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jsonRows } from '../database/json-rows'
import { bosses, lootItems } from '../database/schema'

/** The fields of an item that a search for loot items reads. */
export interface SearchableItem {
  id: string
  bossId: BossId
  instanceId: InstanceId
  slot: string | null
  rarity: string
  /** What the search compares: as in the app, and the item's ids in the game. */
  text: SearchText
}

const FILTERS = ['id', 'bossId', 'instanceId', 'slot', 'rarity'] as const

/** The fields of an item that must have these values. */
export type Filters = Partial<Pick<typeof lootItems.$inferSelect, 'id' | 'bossId' | 'rarity'>> & {
  instanceId?: InstanceId
  slot?: Slot
}

const { id, name, bossId, itemSlot, itemType, rarity, itemId, blizzardItemId, wowheadId } =
  lootItems
const { isTokenItem, tokenCategory, tokenSlots } = lootItems

const rows = jsonRows(
  {
    item: { id, bossId, instanceId: bosses.instanceId, slot: itemSlot, rarity },
    traits: { name, itemSlot, itemType, isTokenItem, tokenCategory, tokenSlots },
    boss: { name: bosses.name },
    gameIds: { itemId, blizzardItemId, wowheadId },
  },
  [name, id],
)

/**
 * All loot items by name, for searches in memory: `LIKE` would normalize all names for each search.
 */
export async function selectSearchableLoot(database: Database): Promise<SearchableItem[]> {
  const [read] = await database
    .select({ rows })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
  return (read?.rows ?? []).map(({ item, traits, boss, gameIds }) => ({
    ...item,
    text: toLootText({ ...traits, boss }, slotsOf(traits), Object.values(gameIds).join(' ')),
  }))
}

/**
 * The ids of the loot items that a search finds, in the order of the items: by game id, and as the
 * search of the picker does.
 * @param filters limit the items, so that typos are tolerated within the filtered items
 */
export function findMatching(
  items: readonly SearchableItem[],
  search: string,
  filters: Filters,
): string[] {
  const given = FILTERS.filter((field) => filters[field] !== undefined)
  const filtered = items.filter((item) => given.every((field) => item[field] === filters[field]))
  return findRows(filtered, search, ({ text }) => text).map(({ id: itemId }) => itemId)
}
