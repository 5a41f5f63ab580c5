import type { Gear, OwnedItem } from '@/contract/gear'
import type { Season } from '@/contract/admin-season'
import {
  indexTracks,
  type SeasonTracks,
  type TrackOf,
  type TrackTraits,
} from '@/game/gear/season-tracks'
import { desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/client'
import type { GearSource } from '../database/gear-tables'
import { characters, gearItems, seasons, users } from '../database/schema'

/** A row of `gearItems` as JSON of Postgres. */
type GearRow = Omit<OwnedItem, 'track'> & TrackTraits & { source: GearSource }

/** A character with its rows. */
interface GearOfCharacter {
  fetchedAt: Date
  gearImportedAt: Date | null
  gear: readonly GearRow[]
}

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
export const gearOfUser = sql<{ characterId: string; gear: GearRow[] }[]>`(
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

/**
 * The items that a character owns, worn items first. A text of the addon has everything that is worn or in the bags
 * at its import; after a later sync, Battle.net knows what is worn, and the text what else is owned.
 */
export function toOwnedItems(
  { fetchedAt, gearImportedAt, gear }: GearOfCharacter,
  trackOf: TrackOf,
): OwnedItem[] {
  const items = gear.map(({ bonusIds, description, ...item }) => ({
    ...item,
    track: trackOf({ bonusIds, description }),
  }))
  const imported = items.filter(({ source }) => source === 'simc')
  const isTextNewest = gearImportedAt !== null && gearImportedAt >= fetchedAt
  const newest = isTextNewest ? imported : items.filter(({ source }) => source === 'battlenet')
  const others = isTextNewest
    ? []
    : imported.filter((item) => !newest.some((worn) => keyOf(worn) === keyOf(item)))
  return [
    ...newest.filter(({ isWorn }) => isWorn),
    ...newest.filter(({ isWorn }) => !isWorn),
    ...others.map((item) => ({ ...item, isWorn: false })),
  ].map(({ source: _, ...item }) => item)
}

/** Equal for the same item in both sources. */
function keyOf({ itemId, place, itemLevel, track }: Omit<OwnedItem, 'isWorn'>): string {
  return [itemId, place, itemLevel, track].join('/')
}
