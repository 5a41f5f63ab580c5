import { optionalGameId } from '@/contract/fields'
import type { Slot } from '@/game/items'
import { toWords } from '@/game/word-search'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/client'
import { jsonRows } from '../database/json-rows'
import { bosses, lootItems } from '../database/schema'
import { addPlace, indexTexts, type IndexedText, type TextIndex } from '../lib/text-index'
import { toSearchedWords, toSearchText } from './search-names'

/** The fields of an item that a search for loot items reads. */
interface SearchableItem extends IndexedText {
  id: string
  bossId: string
  instanceId: string
  slot: string | null
  rarity: string
}

/** The loot items by name, with an index of their names and game ids. */
export interface SearchableLoot {
  items: readonly SearchableItem[]
  names: TextIndex
  /** The places of the items with a game id. */
  byGameId: ReadonlyMap<number, readonly number[]>
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
export async function selectSearchableLoot(database: Database): Promise<SearchableLoot> {
  const [read] = await database
    .select({ rows })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
  const found = read?.rows ?? []
  const items = found.map((row) => ({
    ...row.item,
    text: toSearchText(row.name),
    words: toWords(row.name),
  }))
  const byGameId = new Map<number, number[]>()
  for (const [place, { gameIds }] of found.entries()) {
    for (const gameId of Object.values(gameIds)) if (gameId) addPlace(byGameId, gameId, place)
  }
  return { items, names: indexTexts(items), byGameId }
}

/**
 * The ids of the loot items that a search finds, in the order of the items: those whose game id is searched for or
 * whose name contains each of its words. If there are none, the search tolerates typos, like the picker.
 * @param filters limit the items, so that typos are tolerated within the filtered items
 */
export function findMatching(
  { items, names, byGameId }: SearchableLoot,
  search: string,
  filters: Filters,
): string[] {
  const given = FILTERS.filter((field) => filters[field] !== undefined)
  const idsAt = (places: readonly number[]) =>
    places
      .flatMap((place) => items[place] ?? [])
      .filter((item) => given.every((field) => item[field] === filters[field]))
      .map(({ id: itemId }) => itemId)
  const gameId = optionalGameId.safeParse(Number(search)).data
  const named = names.containing(toSearchedWords(search))
  const numbered = gameId == null ? [] : (byGameId.get(gameId) ?? [])
  const exact = idsAt([...new Set([...named, ...numbered])].toSorted((a, b) => a - b))
  const words = toWords(search)
  return exact.length > 0 || words.length === 0 ? exact : idsAt(names.resembling(words))
}
