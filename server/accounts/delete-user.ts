import type { UserId } from '@/contract/ids'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  departedMembers,
  guildAwards,
  guildMembers,
  replacedAwards,
  users,
} from '../database/schema'
import { deleteUnusedGuilds } from '../database/delete-unused-guilds'
import { isOfUser } from './rows-of-user'

/**
 * Deletes a user and everything that is stored about them, in one transaction: the foreign keys
 * delete sessions, Battle.net grant, characters, wishlists and wishes, and clear the author of loot
 * batches. Rosters lose the user's characters, awards to them, also as they were before an import, keep the name only. Both stay if a
 * character was transferred to another account. Guilds without characters of other users are
 * deleted or, if they have a history, lose their roster (`deleteUnusedGuilds`).
 */
export async function deleteUser(database: Database, userId: UserId, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const awards of [guildAwards, replacedAwards]) {
      await transaction
        .update(awards)
        .set({
          recipientId: null,
          recipientRealmSlug: null,
          recipientClassName: null,
          // The name without the realm. Importing again still finds the award.
          externalRecipient: sql`split_part(${awards.externalRecipient}, '-', 1)`,
        })
        .where(isOfUser(transaction, userId, awards, awards.recipientId))
    }
    for (const members of [guildMembers, departedMembers]) {
      await transaction
        .delete(members)
        .where(isOfUser(transaction, userId, members, members.blizzardCharacterId))
    }
    await transaction.delete(users).where(eq(users.id, userId))
    await deleteUnusedGuilds(transaction, now)
  })
}
