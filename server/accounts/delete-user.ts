import type { UserId } from '@/contract/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isOwned } from '../database/own-members'
import {
  characters,
  departedMembers,
  guildAwards,
  guildMembers,
  guilds,
  users,
} from '../database/schema'
import { awardsOfUser } from './awards-of-user'
import { deleteUnusedGuilds } from '../database/delete-unused-guilds'

/**
 * Deletes a user and everything that is stored about them, in one transaction: the foreign keys
 * delete sessions, Battle.net grant, characters, wishlists and wishes, and clear the author of loot
 * batches. Rosters lose the user's characters, awards to them keep the name only. Both stay if a
 * character was transferred to another account. Guilds without characters of other users are
 * deleted or, if they have a history, lose their roster (`deleteUnusedGuilds`).
 */
export async function deleteUser(database: Database, userId: UserId, now: Date): Promise<void> {
  const isOwn = and(eq(characters.userId, userId), isOwned)
  await database.transaction(async (transaction) => {
    const members = transaction
      .select({ guildId: guilds.id, blizzardCharacterId: characters.blizzardCharacterId })
      .from(characters)
      .innerJoin(guilds, eq(guilds.region, characters.region))
      .where(isOwn)
    await transaction
      .update(guildAwards)
      .set({
        recipientId: null,
        recipientRealmSlug: null,
        recipientClassName: null,
        // The name without the realm. Importing again still finds the award.
        externalRecipient: sql`split_part(${guildAwards.externalRecipient}, '-', 1)`,
      })
      .where(
        sql`(${guildAwards.guildId}, ${guildAwards.id}) in ${awardsOfUser(transaction, userId)}`,
      )
    await transaction
      .delete(guildMembers)
      .where(sql`(${guildMembers.guildId}, ${guildMembers.blizzardCharacterId}) in ${members}`)
    await transaction
      .delete(departedMembers)
      .where(
        sql`(${departedMembers.guildId}, ${departedMembers.blizzardCharacterId}) in ${members}`,
      )
    await transaction.delete(users).where(eq(users.id, userId))
    await deleteUnusedGuilds(transaction, now)
  })
}
