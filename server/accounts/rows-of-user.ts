import type { UserId } from '@/contract/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isOwned } from '../database/own-members'
import { characters, guilds } from '../database/schema'

/**
 * The condition that a row of a guild is about one of the user's characters. The game's ids of
 * characters are unique within a region.
 * @param characterId the column with the game's id of the character
 */
export function isOfUser(
  database: Database,
  userId: UserId,
  { guildId }: { guildId: Column },
  characterId: Column,
) {
  const members = database
    .select({ guildId: guilds.id, id: characters.blizzardCharacterId })
    .from(characters)
    .innerJoin(guilds, eq(guilds.region, characters.region))
    .where(and(eq(characters.userId, userId), isOwned))
  return sql`(${guildId}, ${characterId}) in ${members}`
}
