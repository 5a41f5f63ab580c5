import type { UserId, WishlistId } from '@/contract/ids'
import { and, eq, gt, sql } from 'drizzle-orm'
import { requireNotTransferred } from '../characters/own-character'
import type { Database } from '../database/database'
import { insertRecorded, rowsOf } from '../database/recorded-rows'
import {
  bosses,
  characters,
  deletedWishes,
  deletedWishlists,
  lootItems,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { withCurrentAward } from '../guilds/awards/award-wishes'
import { requireUnlocked } from '../guilds/raid-locks'
import type { lockOwnWishlist } from './own-wishlist'
import { closeRankGaps } from './ranks'
import { requireRoomForWishlist } from './wishlist-limits'

/** How long a deletion can be undone, in milliseconds. The app offers it for some seconds only. */
export const RESTORABLE_MS = 10 * 60 * 1000

/**
 * Deletes a locked wishlist, and records it for `restoreOwnWishlist`.
 * @param now milliseconds since the epoch
 */
export async function removeWishlist(
  transaction: Database,
  { id }: Pick<Awaited<ReturnType<typeof lockOwnWishlist>>, 'id'>,
  now: number,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${deletedWishlists}
      (id, character_id, instance_id, deleted_at, wishlist, wishes)
    select ${wishlists.id}, ${wishlists.characterId}, ${wishlists.instanceId},
      ${new Date(now).toISOString()}, to_jsonb(${wishlists}),
      ${rowsOf(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))}
    from ${wishlists} where ${eq(wishlists.id, id)}`)
  await transaction.delete(wishlists).where(eq(wishlists.id, id))
  // Wishes that an admin's deletion has removed from it must not be kept either.
  await transaction.delete(deletedWishes).where(eq(deletedWishes.wishlistId, id))
}

/**
 * Inserts a wishlist again that the user has deleted, with the same ids; does nothing if none is
 * recorded, or the deletion can no longer be undone. It is no longer main if another one has become main since. Throws 409 if it is main and
 * a guild has locked the raid since, or if the character has too many wishlists.
 * @param now milliseconds since the epoch
 */
export async function restoreOwnWishlist(
  transaction: Database,
  userId: UserId,
  wishlistId: WishlistId,
  now: number,
): Promise<void> {
  const isDeleted = eq(deletedWishlists.id, wishlistId)
  const [deleted] = await transaction
    .select({
      characterId: characters.id,
      instanceId: deletedWishlists.instanceId,
      isMain: sql<boolean>`(${deletedWishlists.wishlist}->>'is_main_wishlist')::boolean`,
      name: characters.name,
      transferredAt: characters.transferredAt,
    })
    .from(deletedWishlists)
    .innerJoin(characters, eq(characters.id, deletedWishlists.characterId))
    .where(
      and(
        isDeleted,
        eq(characters.userId, userId),
        gt(deletedWishlists.deletedAt, new Date(now - RESTORABLE_MS)),
      ),
    )
    .for('no key update')
  if (!deleted) return
  requireNotTransferred(deleted)
  await requireRoomForWishlist(transaction, deleted)
  if (deleted.isMain) await requireUnlocked(transaction, deleted, now)
  await insertRecorded(
    transaction,
    wishlists,
    sql`select ${deletedWishlists.wishlist} || jsonb_build_object('is_main_wishlist',
        ${deleted.isMain} and not exists (select from ${wishlists}
          where ${wishlists.characterId} = ${deletedWishlists.characterId}
            and ${wishlists.instanceId} = ${deletedWishlists.instanceId}
            and ${wishlists.difficulty} = ${deletedWishlists.wishlist}->>'difficulty'
            and ${wishlists.specialization} = ${deletedWishlists.wishlist}->>'specialization'
            and ${wishlists.isMainWishlist})) as recorded
      from ${deletedWishlists} where ${isDeleted}`,
  )
  // An admin may have deleted or moved loot items since.
  await insertRecorded(
    transaction,
    wishlistItems,
    sql`select ${withCurrentAward(sql`recorded`)} as recorded from ${deletedWishlists},
        jsonb_array_elements(${deletedWishlists.wishes}) as recorded
      join ${lootItems} on ${lootItems.id} = recorded->>'loot_item_id'
      join ${bosses} on ${bosses.id} = ${lootItems.bossId}
      where ${isDeleted} and ${bosses.instanceId} = ${deletedWishlists.instanceId}`,
  )
  await closeRankGaps(transaction, [wishlistId])
  await transaction.delete(deletedWishlists).where(isDeleted)
}
