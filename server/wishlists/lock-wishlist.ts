import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../database/client'
import { characters, wishlists } from '../database/schema'
import { notFound } from '../http/errors'
import { ownWishlist } from './select-wishlists'

/**
 * Locks a wishlist of the user until the end of the transaction, so that edits of one wishlist run
 * one after another. Throws 404 for wishlists of other users.
 */
export async function lockOwnWishlist(transaction: Database, userId: string, wishlistId: string) {
  // Locks the character first: `clearMainWishlist` updates other wishlists of the character, so two
  // transactions that each hold one of these wishlists would deadlock.
  await transaction
    .select({ id: characters.id })
    .from(characters)
    .innerJoin(wishlists, eq(wishlists.characterId, characters.id))
    .where(ownWishlist(userId, wishlistId))
    .for('no key update', { of: characters })
  const [list] = await transaction
    .select({ ...getTableColumns(wishlists), className: characters.className })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .where(ownWishlist(userId, wishlistId))
    .for('update', { of: wishlists })
  if (!list) throw notFound('Wishlist')
  return list
}

/**
 * Unmarks the main wishlist of the same character, instance, difficulty and specialization, of which
 * there is at most one. Call it before marking another one.
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
