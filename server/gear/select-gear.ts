import type { CharacterId } from '@/contract/ids'
import type { Gear } from '@/contract/gear'
import type { Season } from '@/contract/admin/admin-season'
import { indexTracks, type SeasonTracks, type TrackOf } from '@/game/gear/season-tracks'
import { desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { characters, gearItems, seasons, users } from '../database/schema'
import { toOwnedItems, type GearOfCharacter, type GearRow } from './owned-items'

/** The items of the character of a row of `characters` that match, for a query of that table. */
export function gearOfCharacter(where = sql`true`) {
  return sql<GearRow[]>`(
    select coalesce(json_agg(json_build_object(
      'source', ${gearItems.source}, 'isWorn', ${gearItems.isWorn}, 'place', ${gearItems.place},
      'itemId', ${gearItems.itemId}, 'name', ${gearItems.name}, 'itemLevel', ${gearItems.itemLevel},
      'bonusIds', ${gearItems.bonusIds}, 'description', ${gearItems.description}
    ) order by ${gearItems.source}, ${gearItems.position}), '[]')
    from ${gearItems} where ${gearItems.characterId} = ${characters.id} and ${where})`
}

/** The items of all characters of the user of a row of `users`, for a query of that table. */
export const gearOfUser = sql<{ characterId: CharacterId; gear: GearRow[] }[]>`(
  select coalesce(json_agg(json_build_object(
    'characterId', ${characters.id}, 'gear', ${gearOfCharacter()})), '[]')
  from ${characters} where ${characters.userId} = ${users.id})`

/** The bonus ids of all seasons, for any query; `indexTracks` takes them. */
export const allSeasons = sql<SeasonTracks[]>`(
  select coalesce(json_agg(json_build_object(
    'veteran', ${seasons.veteran}, 'champion', ${seasons.champion},
    'hero', ${seasons.hero}, 'myth', ${seasons.myth})), '[]')
  from ${seasons})`

/** The items that a character owns; undefined if no character matches. One statement. */
export async function selectGear(database: Database, where: SQL): Promise<Gear | undefined> {
  const [row] = await database
    .select({
      fetchedAt: characters.fetchedAt,
      gearImportedAt: characters.gearImportedAt,
      gear: gearOfCharacter(),
      seasons: allSeasons,
    })
    .from(characters)
    .where(where)
  return row && toGear(row, indexTracks(row.seasons))
}

/** All seasons, newest first. One statement. */
export async function selectSeasons(database: Database): Promise<Season[]> {
  const rows = await database
    .select()
    .from(seasons)
    .orderBy(desc(seasons.createdAt), desc(seasons.name))
  return rows.map(({ createdAt: _, ...season }) => season)
}

/** A character's items in the shape of the contract. */
export function toGear(character: GearOfCharacter, trackOf: TrackOf): Gear {
  return {
    importedAt: character.gearImportedAt?.toISOString() ?? null,
    items: toOwnedItems(character, trackOf),
  }
}
