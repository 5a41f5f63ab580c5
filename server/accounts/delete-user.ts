import { awardItem } from '@/contract/guilds/guild-awards'
import type { UserId } from '@/contract/ids'
import { eq, like, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  characters,
  departedMembers,
  guildAwards,
  guildMembers,
  raiderNotes,
  idempotencyKeys,
  nightPasses,
  nightRaiders,
  replacedAwards,
  users,
} from '../database/schema'
import { deleteUnusedGuilds } from '../database/delete-unused-guilds'
import { isOfUser } from './rows-of-user'

/**
 * Deletes a user and everything that is stored about them, in one transaction: the foreign keys
 * delete sessions, Battle.net grant, characters, wishlists and wishes, and clear the author of loot
 * batches. Rosters lose the user's characters; awards to them, also as they were before an import,
 * keep the name only, raid nights keep a raider without a name, and the stored answers of awards are
 * deleted. Rosters and awards stay if a
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
    await transaction
      .update(nightRaiders)
      .set({ blizzardCharacterId: null, name: null, className: null })
      .where(isOfUser(transaction, userId, nightRaiders, nightRaiders.blizzardCharacterId))
    for (const members of [guildMembers, departedMembers, raiderNotes, nightPasses]) {
      await transaction
        .delete(members)
        .where(isOfUser(transaction, userId, members, members.blizzardCharacterId))
    }
    // Rows of characters that were transferred to another account stay.
    const { sharedBy } = departedMembers
    const own = transaction
      .select({ id: characters.id })
      .from(characters)
      .where(eq(characters.userId, userId))
    await transaction
      .update(departedMembers)
      .set({ sharedBy: sql`array(select unnest(${sharedBy}) except ${own})` })
      .where(sql`${sharedBy} && array${own}`)
    // Officers' repeated requests are recognized by the ids of the awards.
    await transaction
      .delete(idempotencyKeys)
      .where(like(idempotencyKeys.body, `{"data":{"${awardItem.key}":%`))
    await transaction.delete(users).where(eq(users.id, userId))
    await deleteUnusedGuilds(transaction, now)
  })
}
