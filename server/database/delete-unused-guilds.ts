import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from './client'
import { characters, guildMembers, guilds } from './schema'

/**
 * Deletes the guilds, with their rosters, that no imported character belongs to: neither its profile names
 * the guild, nor is it on the roster.
 */
export async function deleteUnusedGuilds(database: Database): Promise<void> {
  const named = database
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.guildId, guilds.id))
  const listed = database
    .select({ id: characters.id })
    .from(characters)
    .innerJoin(guildMembers, eq(guildMembers.blizzardCharacterId, characters.blizzardCharacterId))
    .where(and(eq(guildMembers.guildId, guilds.id), eq(characters.region, guilds.region)))
  await database.delete(guilds).where(and(notExists(named), notExists(listed)))
}
