import type { updateWishlist } from '@/contract/wishlist'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../database/database'
import { wishlistItems, wishlists } from '../database/schema'
import { NO_AWARD } from '../guilds/awards/award-wishes'
import { requireUnlocked } from '../guilds/raid-locks'
import { notFound } from '../http/http-errors'
import type { lockOwnWishlist } from './own-wishlist'
import { clearMainWishlist } from './main-wishlist'
import { moveWish, setRanks } from './ranks'
import { toColumns } from './wish-columns'

/** Changes a locked wishlist and its wishes. @param now milliseconds since the epoch */
export async function changeWishlist(
  transaction: Database,
  list: Awaited<ReturnType<typeof lockOwnWishlist>>,
  body: z.output<typeof updateWishlist.body>,
  now: number,
): Promise<void> {
  const { isMainWishlist = list.isMainWishlist } = body
  const changesMain = isMainWishlist !== list.isMainWishlist
  const changesOrder =
    body.itemOrder ||
    body.items?.some(({ priority, claim }) => priority !== undefined || claim !== undefined)
  if (changesMain || (list.isMainWishlist && changesOrder)) {
    await requireUnlocked(transaction, list, now)
  }
  if (body.isMainWishlist) await clearMainWishlist(transaction, list)
  for (const { id, priority: _, ...fields } of body.items ?? []) {
    const updated = await transaction
      .update(wishlistItems)
      // Drizzle throws on an update without columns.
      .set({
        wishlistId: list.id,
        ...toColumns(fields),
        // The owner decides from now on.
        ...(fields.isObtained !== undefined && NO_AWARD),
      })
      .where(and(eq(wishlistItems.wishlistId, list.id), eq(wishlistItems.id, id)))
      .returning({ id: wishlistItems.id })
    if (updated.length === 0) throw notFound('Wishlist item')
  }
  if (body.itemOrder) await setRanks(transaction, list.id, body.itemOrder)
  for (const { id, priority } of body.items ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- each move starts from the order after the previous one
    if (priority !== undefined) await moveWish(transaction, list.id, id, priority)
  }
  await transaction
    .update(wishlists)
    .set({ name: body.name, isMainWishlist: body.isMainWishlist, updatedAt: new Date(now) })
    .where(eq(wishlists.id, list.id))
}
