import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { characters, wishlists } from '../database/schema'

/**
 * Unmarks the main wishlist of the same character, instance, difficulty and specialization, of
 * which there is at most one. Call it before marking another one.
 */
export async function clearMainWishlist(
  transaction: Database,
  list: Pick<
    typeof wishlists.$inferSelect,
    'characterId' | 'instanceId' | 'difficulty' | 'specialization'
  >,
): Promise<void> {
  // Without this lock, two concurrent inserts of a main wishlist would violate the unique index.
  await transaction
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.id, list.characterId))
    .for('no key update')
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
