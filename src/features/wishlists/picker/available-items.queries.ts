import type { WishlistId } from '@/contract/ids'
import type { Slot } from '@/game/items'
import { queryOptions } from '@tanstack/react-query'
import { listAvailableItems } from '../wishlists.api'

/** The key of the slot items. Not below `wishlistsKey`, because edits do not change them. */
export const availableItemsKey = ['available-items'] as const

/** The largest number of these calls at once: other backends may limit the calls of a user. */
export const CALLS_AT_ONCE = 4

export function availableItemsQuery(wishlistId: WishlistId, slot: Slot) {
  return queryOptions({
    queryKey: [...availableItemsKey, wishlistId, slot],
    queryFn: ({ signal }) => listAvailableItems(wishlistId, slot, signal),
  })
}
