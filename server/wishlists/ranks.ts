import type { ChangeId, WishId, WishlistId } from '@/contract/ids'
import { moveToRank } from '@/contract/wish-order'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { deletedWishes, wishlistItems } from '../database/schema'

/** The order of the wishes of a wishlist. */
export const wishOrder = [wishlistItems.priority, wishlistItems.createdAt, wishlistItems.id]

/**
 * Sets the ranks of a wishlist's items to 1, 2, 3 … in the given order. Unknown ids are ignored;
 * items that are not in `order` follow at the end in their current order.
 */
export async function setRanks(
  transaction: Database,
  wishlistId: WishlistId,
  order: readonly string[] = [],
): Promise<void> {
  const current = (await readOrder(transaction, wishlistId)).map(({ id }) => id)
  const known = new Set(current)
  const first = new Set(order.filter((id) => known.has(id)))
  const ranked = [...first, ...current.filter((id) => !first.has(id))]
  if (ranked.length === 0) return
  // One statement for the whole list: the position in the array is the rank.
  await transaction.execute(sql`
    update ${wishlistItems} set priority = ranked.position
    from unnest(${sql.param(ranked)}::text[]) with ordinality as ranked(id, position)
    where ${wishlistItems.wishlistId} = ${wishlistId} and ${wishlistItems.id} = ranked.id`)
}

export const isWanted = eq(wishlistItems.isObtained, false)

/** Gives the last wish of a wishlist a rank; the wishes from there on move down by one. */
export async function insertAtRank(
  transaction: Database,
  wishlistId: WishlistId,
  id: WishId,
  rank: number,
): Promise<void> {
  const order = (await readOrder(transaction, wishlistId)).map((wish) => wish.id)
  const others = order.filter((other) => other !== id)
  await setRanks(transaction, wishlistId, others.toSpliced(rank - 1, 0, id))
}

/** Moves a wanted wish of a wishlist to a rank, as `moveToRank` says. */
export async function moveWish(
  transaction: Database,
  wishlistId: WishlistId,
  id: WishId,
  rank: number,
): Promise<void> {
  const items = await readOrder(transaction, wishlistId)
  await setRanks(transaction, wishlistId, moveToRank(items, id, rank))
}

/** Renumbers the ranks of wishlists after items were deleted. One statement. */
export async function closeRankGaps(
  transaction: Database,
  wishlistIds: readonly WishlistId[],
): Promise<void> {
  if (wishlistIds.length === 0) return
  await transaction.execute(sql`
    update ${wishlistItems} set priority = ranked.position
    from (
      select wishlist_id, id,
        row_number() over (partition by wishlist_id order by priority, created_at, id) as position
      from ${wishlistItems} where wishlist_id = any(${sql.param(wishlistIds)}::text[])
    ) as ranked
    where ${wishlistItems.wishlistId} = ranked.wishlist_id and ${wishlistItems.id} = ranked.id
      and ${wishlistItems.priority} <> ranked.position`)
}

/**
 * Renumbers the ranks of wishlists into which the wishes of a deletion were inserted again with
 * their previous ranks: these wishes get their previous ranks among the others. Wishlists that
 * were deleted as a whole have their ranks. One statement.
 */
export async function restoreRanks(transaction: Database, changeId: ChangeId): Promise<void> {
  // A restored wish with rank 5 that is the second one restored comes after the third of the
  // others.
  await transaction.execute(sql`
    update ${wishlistItems} set priority = ranked.position
    from (
      select wishlist_id, id,
        row_number() over (partition by wishlist_id order by previous_rank, priority) as position
      from (
        select wishlist_id, id, priority,
          case when is_restored then 0.5 + priority
            - row_number() over (partition by wishlist_id, is_restored order by priority, id)
          else priority end as previous_rank
        from (
          select ${wishlistItems.wishlistId}, ${wishlistItems.id}, ${wishlistItems.priority},
            ${deletedWishes.wishes} @> jsonb_build_array(jsonb_build_object('id', ${wishlistItems.id}))
              as is_restored
          from ${wishlistItems}
          join ${deletedWishes} on ${deletedWishes.wishlistId} = ${wishlistItems.wishlistId}
          where ${deletedWishes.changeId} = ${changeId} and ${deletedWishes.wishlist} is null
        ) as wishes
      ) as restored
    ) as ranked
    where ${wishlistItems.wishlistId} = ranked.wishlist_id and ${wishlistItems.id} = ranked.id
      and ${wishlistItems.priority} <> ranked.position`)
}

function readOrder(transaction: Database, wishlistId: WishlistId) {
  return transaction
    .select({ id: wishlistItems.id, isObtained: wishlistItems.isObtained })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, wishlistId))
    .orderBy(...wishOrder)
}
