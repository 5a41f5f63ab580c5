import { eq, notExists } from 'drizzle-orm'
import type { Database } from './client'
import { characters, guilds } from './schema'

/** Deletes the guilds, with their rosters, that no imported character belongs to. */
export async function deleteUnusedGuilds(database: Database): Promise<void> {
  const members = database
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.guildId, guilds.id))
  await database.delete(guilds).where(notExists(members))
}
