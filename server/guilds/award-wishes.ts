import type { AwardId, GuildId, WishlistId } from '@/contract/ids'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { characters, guildAwards, guildShares, wishlistItems, wishlists } from '../database/schema'
import { sharedLists } from './shared-lists'

type Award = typeof guildAwards.$inferSelect
/** A wish, by its key. */
type WishKey = Pick<Award, 'wishlistId' | 'wishId'>

/**
 * Ticks the wish that an award fulfils, and stores it with the award: the highest wanted wish for
 * the item on the main wishlists that the recipient shares for the raid and difficulty.
 * `preferredListId` comes first, then lists for the specialization that the character plays. Does
 * nothing if there is no such wish.
 */
export async function tickAwardedWish(
  transaction: Database,
  award: Pick<Award, 'id' | 'guildId' | 'lootItemId' | 'instanceId' | 'difficulty' | 'recipientId'>,
  preferredListId = '',
): Promise<void> {
  const { guildId, recipientId, lootItemId, instanceId, difficulty } = award
  if (recipientId === null || lootItemId === null || instanceId === null || difficulty === null) {
    return
  }
  const isRecipient = and(
    eq(guildShares.guildId, guildId),
    eq(guildShares.blizzardCharacterId, recipientId),
  )
  // Every edit of a wishlist locks its character first, so the wish cannot change until the
  // transaction ends.
  await transaction
    .select({ id: characters.id })
    .from(characters)
    .innerJoin(guildShares, eq(guildShares.characterId, characters.id))
    .where(isRecipient)
    .orderBy(characters.id)
    .for('no key update', { of: characters })
  const [wish] = await transaction
    .select({ wishlistId: wishlistItems.wishlistId, wishId: wishlistItems.id })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(wishlists, sharedLists({ instanceId, difficulty }))
    .innerJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .where(
      and(
        isRecipient,
        eq(wishlistItems.lootItemId, lootItemId),
        eq(wishlistItems.isObtained, false),
      ),
    )
    .orderBy(
      desc(eq(wishlists.id, preferredListId)),
      sql`${eq(wishlists.specialization, characters.specialization)} desc nulls last`,
      wishlistItems.priority,
      wishlists.id,
      wishlistItems.id,
    )
    .limit(1)
  if (!wish || !(await setObtained(transaction, wish, true))) return
  await transaction
    .update(guildAwards)
    .set(wish)
    .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, award.id)))
}

/**
 * Deletes an award, and unticks the wish that it has ticked, unless the owner has changed the wish
 * since.
 * @returns whether the award existed
 */
export async function deleteAward(
  transaction: Database,
  guildId: GuildId,
  awardId: AwardId,
): Promise<boolean> {
  const isAward = and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, awardId))
  await lockAwardedWish(transaction, guildId, awardId)
  const [deleted] = await transaction
    .delete(guildAwards)
    .where(isAward)
    .returning({ wishlistId: guildAwards.wishlistId, wishId: guildAwards.wishId })
  if (!deleted) return false
  await setObtained(transaction, deleted, false)
  return true
}

/**
 * Unticks the wish that an award has ticked, unless the owner has changed the wish since, and forgets
 * it.
 */
export async function untickAwardedWish(
  transaction: Database,
  guildId: GuildId,
  awardId: AwardId,
): Promise<void> {
  const isAward = and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, awardId))
  await lockAwardedWish(transaction, guildId, awardId)
  const [ticked] = await transaction
    .select({ wishlistId: guildAwards.wishlistId, wishId: guildAwards.wishId })
    .from(guildAwards)
    .where(isAward)
  if (ticked) await setObtained(transaction, ticked, false)
  await transaction.update(guildAwards).set({ wishlistId: null, wishId: null }).where(isAward)
}

/** Locks the character of the wish that an award has ticked, as every edit of a wishlist does. */
async function lockAwardedWish(transaction: Database, guildId: GuildId, awardId: AwardId) {
  await transaction
    .select({ id: characters.id })
    .from(guildAwards)
    .innerJoin(wishlists, eq(wishlists.id, guildAwards.wishlistId))
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, awardId)))
    .for('no key update', { of: characters })
}

/**
 * Forgets which awards have ticked these wishes, because their owner has ticked or unticked them.
 */
export async function forgetTickingAwards(
  transaction: Database,
  wishlistId: WishlistId,
  wishIds: readonly string[],
): Promise<void> {
  if (wishIds.length === 0) return
  await transaction
    .update(guildAwards)
    .set({ wishlistId: null, wishId: null })
    .where(and(eq(guildAwards.wishlistId, wishlistId), inArray(guildAwards.wishId, [...wishIds])))
}

/** @returns whether the wish existed and was changed */
async function setObtained(
  transaction: Database,
  { wishlistId, wishId }: WishKey,
  isObtained: boolean,
): Promise<boolean> {
  if (wishlistId === null || wishId === null) return false
  const changed = await transaction
    .update(wishlistItems)
    .set({ isObtained })
    .where(
      and(
        eq(wishlistItems.wishlistId, wishlistId),
        eq(wishlistItems.id, wishId),
        eq(wishlistItems.isObtained, !isObtained),
      ),
    )
    .returning({ id: wishlistItems.id })
  // Touch the row, because its trigger announces the change of the board, but keep `updatedAt`: it is
  // the time of the owner's last change.
  await transaction
    .update(wishlists)
    .set({ updatedAt: sql`${wishlists.updatedAt}` })
    .where(eq(wishlists.id, wishlistId))
  return changed.length > 0
}
