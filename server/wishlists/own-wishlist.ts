import type { UserId, WishlistId } from '@/contract/ids'
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { requireNotTransferred } from '../characters/own-character'
import type { Database } from '../database/database'
import { characters, wishlists } from '../database/schema'
import { notFound } from '../http/http-errors'

/** The condition for a wishlist of that user; the query must join `characters`. */
export function ownWishlist(userId: UserId, wishlistId: WishlistId): SQL {
  // `and` returns undefined only if all conditions are undefined.
  return and(eq(wishlists.id, wishlistId), eq(characters.userId, userId)) as SQL
}

/**
 * Locks a wishlist of the user until the end of the transaction, so that edits of one wishlist run
 * one after another. Throws 404 for wishlists of other users,
 * and 403 for those of a character that was transferred to another account.
 */
export async function lockOwnWishlist(
  transaction: Database,
  userId: UserId,
  wishlistId: WishlistId,
) {
  // Locks the character first: `clearMainWishlist` updates other wishlists of the character, so two
  // transactions that each hold one of these wishlists would deadlock.
  const [character] = await transaction
    .select({ name: characters.name, transferredAt: characters.transferredAt })
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
  if (!list || !character) throw notFound('Wishlist')
  requireNotTransferred(character)
  return list
}
