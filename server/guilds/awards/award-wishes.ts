import type { AwardId, GuildId } from '@/contract/ids'
import { DIFFICULTIES } from '@/game/difficulties'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database'
import {
  characters,
  guildAwards,
  guildShares,
  wishlistItems,
  wishlists,
} from '../../database/schema'
import { isWanted } from '../../wishlists/ranks'
import { sharedLists } from '../shared-lists'

type Award = Pick<
  typeof guildAwards.$inferSelect,
  'id' | 'guildId' | 'lootItemId' | 'instanceId' | 'difficulty' | 'recipientId'
>

/** The columns of a wish that no award has ticked. */
export const NO_AWARD = { awardGuildId: null, awardId: null } as const

/**
 * Ticks the wishes that an award fulfils: of the main wishlists that the recipient shares for the
 * raid, on the same and on lower difficulties, the wanted wishes for the item in one slot. It is the
 * slot of the highest wish: on the highest difficulty; on that on `preferredListId`, otherwise on a
 * list for the specialization that the character plays. Does nothing if there is no such wish.
 */
export async function tickAwardedWishes(
  transaction: Database,
  award: Award,
  preferredListId = '',
): Promise<void> {
  const { guildId, recipientId, lootItemId, instanceId, difficulty } = award
  if (recipientId === null || lootItemId === null || instanceId === null || difficulty === null) {
    return
  }
  const difficulties = DIFFICULTIES.slice(0, DIFFICULTIES.indexOf(difficulty) + 1)
  const isRecipient = and(
    eq(guildShares.guildId, guildId),
    eq(guildShares.blizzardCharacterId, recipientId),
  )
  // Every edit of a wishlist locks its character first, so the wishes cannot change until the
  // transaction ends.
  await transaction
    .select({ id: characters.id })
    .from(characters)
    .innerJoin(guildShares, eq(guildShares.characterId, characters.id))
    .where(isRecipient)
    .orderBy(characters.id)
    .for('no key update', { of: characters })
  const wishes = await transaction
    .select({
      wishlistId: wishlistItems.wishlistId,
      id: wishlistItems.id,
      slot: wishlistItems.slot,
    })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(wishlists, sharedLists({ instanceId }))
    .innerJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .where(
      and(
        isRecipient,
        inArray(wishlists.difficulty, difficulties),
        eq(wishlistItems.lootItemId, lootItemId),
        isWanted,
      ),
    )
    .orderBy(
      sql`array_position(${sql.param(difficulties)}::text[], ${wishlists.difficulty}) desc`,
      desc(eq(wishlists.id, preferredListId)),
      sql`${eq(wishlists.specialization, characters.specialization)} desc nulls last`,
      wishlistItems.priority,
      wishlists.id,
      wishlistItems.id,
    )
  for (const wish of wishes.filter(({ slot }) => slot === wishes[0]?.slot)) {
    // oxlint-disable-next-line no-await-in-loop -- a character has a handful of lists for a raid
    await setObtained(
      transaction,
      and(eq(wishlistItems.wishlistId, wish.wishlistId), eq(wishlistItems.id, wish.id)),
      { isObtained: true, awardGuildId: guildId, awardId: award.id },
    )
  }
}

/**
 * Deletes an award, and unticks the wishes that it has ticked, unless the owner has changed them
 * since.
 * @returns whether the award existed
 */
export async function deleteAward(
  transaction: Database,
  guildId: GuildId,
  awardId: AwardId,
): Promise<boolean> {
  await untickAwardedWishes(transaction, guildId, awardId)
  const deleted = await transaction
    .delete(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, awardId)))
    .returning({ id: guildAwards.id })
  return deleted.length > 0
}

/** Unticks the wishes that an award has ticked, unless the owner has changed them since. */
export async function untickAwardedWishes(
  transaction: Database,
  guildId: GuildId,
  awardId: AwardId,
): Promise<void> {
  const isTicked = and(eq(wishlistItems.awardGuildId, guildId), eq(wishlistItems.awardId, awardId))
  // Locks the character, as every edit of a wishlist does.
  await transaction
    .select({ id: characters.id })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .where(isTicked)
    .for('no key update', { of: characters })
  await setObtained(transaction, isTicked, { isObtained: false, ...NO_AWARD })
}

/**
 * A recorded wish, no longer ticked if the award that has ticked it was undone since.
 * @param recorded the column
 */
export function withCurrentAward(recorded: SQL): SQL {
  const isUndone = sql`${recorded}->>'award_id' is not null and not exists (
    select from ${guildAwards} where ${guildAwards.guildId} = ${recorded}->>'award_guild_id'
      and ${guildAwards.id} = ${recorded}->>'award_id')`
  const unticked = { award_guild_id: null, award_id: null, is_obtained: false }
  return sql`${recorded} || case when ${isUndone}
    then ${JSON.stringify(unticked)}::jsonb else '{}' end`
}

async function setObtained(
  transaction: Database,
  where: SQL | undefined,
  columns: Pick<typeof wishlistItems.$inferSelect, 'isObtained' | 'awardGuildId' | 'awardId'>,
): Promise<void> {
  const changed = await transaction
    .update(wishlistItems)
    .set(columns)
    .where(where)
    .returning({ wishlistId: wishlistItems.wishlistId })
  // Touch the lists, because their trigger announces the change of the board, but keep `updatedAt`:
  // it is the time of the owner's last change.
  await transaction
    .update(wishlists)
    .set({ updatedAt: sql`${wishlists.updatedAt}` })
    .where(
      inArray(
        wishlists.id,
        changed.map(({ wishlistId }) => wishlistId),
      ),
    )
}
