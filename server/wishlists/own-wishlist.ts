import type { UserId, WishlistId } from '@/contract/ids'
import { and, eq, type SQL } from 'drizzle-orm'
import { characters, wishlists } from '../database/schema'

/** The condition for a wishlist of that user; the query must join `characters`. */
export function ownWishlist(userId: UserId, wishlistId: WishlistId): SQL {
  // `and` returns undefined only if all conditions are undefined.
  return and(eq(wishlists.id, wishlistId), eq(characters.userId, userId)) as SQL
}
