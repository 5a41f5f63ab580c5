import { eq, getTableColumns } from 'drizzle-orm'
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
