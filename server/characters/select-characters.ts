import type { Character } from '@/contract/character'
import { count, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { characters, guilds, wishlists } from '../database/schema'

/** Characters with their guild and number of wishlists, oldest import first. One statement. */
export async function selectCharacters(database: Database, where: SQL): Promise<Character[]> {
  return (await selectCharacterRows(database, where)).map(toCharacter)
}

/** The same characters with all columns. */
export async function selectCharacterRows(database: Database, where: SQL): Promise<CharacterRow[]> {
  return database
    .select({
      ...getTableColumns(characters),
      guild: { id: guilds.id, name: guilds.name },
      wishlistCount: count(wishlists.id),
    })
    .from(characters)
    .leftJoin(guilds, eq(guilds.id, characters.guildId))
    .leftJoin(wishlists, eq(wishlists.characterId, characters.id))
    .where(where)
    .groupBy(characters.id, guilds.id)
    .orderBy(characters.createdAt, characters.id)
}

type CharacterRow = typeof characters.$inferSelect & {
  guild: { id: string; name: string } | null
  wishlistCount: number
}

export function toCharacter(row: CharacterRow): Character {
  return {
    id: row.id,
    name: row.name,
    className: row.className,
    realm: row.realm,
    realmSlug: row.realmSlug,
    region: row.region,
    faction: row.faction,
    raceName: row.raceName,
    specialization: row.specialization,
    level: row.level,
    itemLevel: row.itemLevel,
    avatarUrl: row.avatarUrl,
    guild: row.guild,
    wishlistCount: row.wishlistCount,
    lastSyncedAt: row.fetchedAt.toISOString(),
    isTransferred: row.transferredAt !== null,
  }
}
