import { optionalGameId } from '@/contract/fields'
import { matchScore, toWords } from '@/game/word-search'
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/client'
import { bosses, lootItems } from '../database/schema'
import { nameMatches } from './search-names'

/**
 * The condition for the loot items that a search finds: those whose game id is searched for or whose name
 * contains each of its words. If there are none, the search tolerates typos, like the picker.
 * @param filters the other conditions, so that typos are tolerated within the filtered items
 */
export async function findMatching(
  database: Database,
  search: string,
  filters: SQL | undefined,
): Promise<SQL | undefined> {
  const exact = or(nameMatches(lootItems.name, search), hasGameId(search))
  const [found] = await database
    .select({ id: lootItems.id })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(and(filters, exact))
    .limit(1)
  const words = toWords(search)
  if (found || words.length === 0) return exact
  const items = await database
    .select({ id: lootItems.id, name: lootItems.name })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(filters)
  const matching = items.filter(({ name }) => matchScore(words, toWords(name)) > 0)
  // One parameter, because there may be more matches than a statement can have parameters.
  return sql`${lootItems.id} = any(${sql.param(matching.map(({ id }) => id))}::text[])`
}

/** Matches the item whose game id is searched for. */
function hasGameId(search: string): SQL | undefined {
  const id = optionalGameId.safeParse(Number(search)).data
  if (id == null) return undefined
  const { itemId, blizzardItemId, wowheadId } = lootItems
  return or(...[itemId, blizzardItemId, wowheadId].map((column) => eq(column, id)))
}
