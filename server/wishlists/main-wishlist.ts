import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { wishlists } from '../database/schema'

/**
 * Unmarks the main wishlist of the same character, instance, difficulty and specialization, of
 * which there is at most one. Call it before marking another one, with the character locked:
 * otherwise two concurrent inserts of a main wishlist would violate the unique index.
 */
export async function clearMainWishlist(
  transaction: Database,
  list: Pick<
    typeof wishlists.$inferSelect,
    'characterId' | 'instanceId' | 'difficulty' | 'specialization'
  >,
): Promise<void> {
  await transaction
    .update(wishlists)
    .set({ isMainWishlist: false })
    .where(
      and(
        eq(wishlists.characterId, list.characterId),
        eq(wishlists.instanceId, list.instanceId),
        eq(wishlists.difficulty, list.difficulty),
        eq(wishlists.specialization, list.specialization),
        eq(wishlists.isMainWishlist, true),
      ),
    )
}
