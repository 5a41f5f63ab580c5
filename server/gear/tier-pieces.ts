import { TIER_PLACES } from '@/game/gear/places'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { characters, gearItems } from '../database/schema'

/**
 * How many pieces of a tier set the character of a row of `characters` wears, for a query of that
 * table. Ids of sets increase, so the highest one that is worn in these places is that of the newest
 * tier. Null without an answer of Battle.net, which alone names sets.
 */
export function tierPiecesOfCharacter(database: Database) {
  const worn = database
    .select({
      setId: gearItems.setId,
      newest: sql`max(${gearItems.setId}) over ()`.as('newest'),
    })
    .from(gearItems)
    .where(
      and(
        eq(gearItems.characterId, characters.id),
        eq(gearItems.source, 'battlenet'),
        inArray(gearItems.place, TIER_PLACES),
      ),
    )
  return sql<number | null>`(
    select count(*) filter (where set_id = newest)::int from ${worn} worn having count(*) > 0)`
}
