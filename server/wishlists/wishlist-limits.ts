import type { CharacterId, InstanceId, WishlistId } from '@/contract/ids'
import {
  LISTED_WISHES_MAX,
  WISHLIST_ITEMS_MAX,
  WISHLISTS_PER_CHARACTER_MAX,
  WISHLISTS_PER_INSTANCE_MAX,
  type Wishlist,
} from '@/contract/wishlist'
import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { characters, wishlistItems, wishlists } from '../database/schema'
import { conflict } from '../http/http-errors'

/**
 * Throws 409 if the character may not have another wishlist for the instance. Locks the character
 * until the end of the transaction, in which the wishlist must be inserted: otherwise two
 * concurrent requests could both take the last place.
 */
export async function requireRoomForWishlist(
  transaction: Database,
  { characterId, instanceId }: { characterId: CharacterId; instanceId: InstanceId },
): Promise<void> {
  await transaction
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.id, characterId))
    .for('no key update')
  const [counts] = await transaction
    .select({
      all: count(),
      ofInstance: sql`count(*) filter (where ${eq(wishlists.instanceId, instanceId)})`.mapWith(
        Number,
      ),
    })
    .from(wishlists)
    .where(eq(wishlists.characterId, characterId))
  if (!counts) return
  if (counts.ofInstance >= WISHLISTS_PER_INSTANCE_MAX)
    throw tooMany(WISHLISTS_PER_INSTANCE_MAX, 'raid')
  if (counts.all >= WISHLISTS_PER_CHARACTER_MAX) throw tooMany(WISHLISTS_PER_CHARACTER_MAX)
}

function tooMany(max: number, scope?: 'raid') {
  const where = scope ? ` for this ${scope}` : ''
  return conflict(
    `This character already has ${max} wishlists${where}, which is the maximum. Delete one first.`,
  )
}

/**
 * Throws 409 if the wishlist may not have another wish; returns how many it has. The caller has
 * locked the wishlist.
 */
export async function requireRoomForWish(
  transaction: Database,
  wishlistId: WishlistId,
): Promise<number> {
  const itemCount = await transaction.$count(
    wishlistItems,
    eq(wishlistItems.wishlistId, wishlistId),
  )
  if (itemCount >= WISHLIST_ITEMS_MAX) {
    throw conflict(`A wishlist holds at most ${WISHLIST_ITEMS_MAX} items`)
  }
  return itemCount
}

/** The first wishlists that have together at most `LISTED_WISHES_MAX` wishes. */
export function takeListed<List extends Pick<Wishlist, 'itemCount'>>(
  lists: readonly List[],
): List[] {
  let wishCount = 0
  const end = lists.findIndex(({ itemCount }) => {
    wishCount += itemCount ?? 0
    return wishCount > LISTED_WISHES_MAX
  })
  return end === -1 ? [...lists] : lists.slice(0, end)
}

/**
 * Consecutive parts of the wishlists, each with at most `wishesMax` wishes unless it is a single
 * list.
 */
export function splitByWishes<List extends Pick<Wishlist, 'itemCount'>>(
  lists: readonly List[],
  wishesMax: number,
): List[][] {
  const parts: List[][] = []
  let wishCount = 0
  for (const list of lists) {
    const itemCount = list.itemCount ?? 0
    wishCount += itemCount
    const part = parts.at(-1)
    if (part && wishCount <= wishesMax) {
      part.push(list)
    } else {
      parts.push([list])
      wishCount = itemCount
    }
  }
  return parts
}
