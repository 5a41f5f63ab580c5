import { optionalGameId } from '@/contract/fields'
import type { Slot } from '@/game/items'
import { matchScore, toWords } from '@/game/word-search'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/client'
import { jsonRows } from '../database/json-rows'
import { bosses, lootItems } from '../database/schema'
import { toSearchedWords, toSearchText } from './search-names'

/** The fields of an item that a search for loot items reads. */
export interface SearchableItem {
  id: string
  /** The name as `toSearchText` returns it. */
  text: string
  words: string[]
  gameIds: (number | null)[]
  bossId: string
  instanceId: string
  slot: string | null
  rarity: string
}

const FILTERS = ['id', 'bossId', 'instanceId', 'slot', 'rarity'] as const

/** The fields of an item that must have these values. */
export type Filters = Partial<Pick<typeof lootItems.$inferSelect, 'id' | 'bossId' | 'rarity'>> & {
  instanceId?: string
  slot?: Slot
}

const { id, name, bossId, itemSlot: slot, rarity, itemId, blizzardItemId, wowheadId } = lootItems

const rows = jsonRows(
  {
    item: { id, bossId, instanceId: bosses.instanceId, slot, rarity },
    name,
    gameIds: { itemId, blizzardItemId, wowheadId },
  },
  [name, id],
)

/** All loot items, for searches in memory: `LIKE` would normalize all names for each search. */
export async function selectSearchableItems(database: Database): Promise<SearchableItem[]> {
  const [found] = await database
    .select({ rows })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
  return (found?.rows ?? []).map((row) => ({
    ...row.item,
    text: toSearchText(row.name),
    words: toWords(row.name),
    gameIds: Object.values(row.gameIds),
  }))
}

/**
 * The ids of the loot items that a search finds: those whose game id is searched for or whose name contains each
 * of its words. If there are none, the search tolerates typos, like the picker.
 * @param filters limit the items, so that typos are tolerated within the filtered items
 */
export function findMatching(
  items: readonly SearchableItem[],
  search: string,
  filters: Filters,
): string[] {
  const given = FILTERS.filter((field) => filters[field] !== undefined)
  const filtered =
    given.length === 0
      ? items
      : items.filter((item) => given.every((field) => item[field] === filters[field]))
  const gameId = optionalGameId.safeParse(Number(search)).data ?? undefined
  const parts = toSearchedWords(search)
  const exact = filtered.filter(
    ({ text, gameIds }) =>
      parts.every((part) => text.includes(part)) ||
      (gameId !== undefined && gameIds.includes(gameId)),
  )
  const words = toWords(search)
  const found =
    exact.length > 0 || words.length === 0
      ? exact
      : filtered.filter((item) => matchScore(words, item.words) > 0)
  return found.map((item) => item.id)
}
