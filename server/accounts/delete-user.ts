import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { characters, guildMembers, guilds, users } from '../database/schema'
import { deleteUnusedGuilds } from '../database/delete-unused-guilds'

/**
 * Deletes a user and everything that is stored about them, in one transaction: the foreign keys delete
 * sessions, Battle.net grant, characters, wishlists and wishes, and clear the author of loot batches.
 * Rosters lose the user's characters, and guilds without characters of other users are deleted.
 */
export async function deleteUser(database: Database, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const members = transaction
      .select({ guildId: guilds.id, blizzardCharacterId: characters.blizzardCharacterId })
      .from(characters)
      .innerJoin(guilds, eq(guilds.region, characters.region))
      .where(eq(characters.userId, userId))
    await transaction
      .delete(guildMembers)
      .where(sql`(${guildMembers.guildId}, ${guildMembers.blizzardCharacterId}) in ${members}`)
    await transaction.delete(users).where(eq(users.id, userId))
    await deleteUnusedGuilds(transaction)
  })
}
