import type { WishlistId } from '@/contract/ids'
import type { Slot } from '@/game/items'
import { queryOptions } from '@tanstack/react-query'
import { listAvailableItems } from '../wishlists.api'

/** The key of the slot items. Not below `wishlistsKey`, because edits do not change them. */
export const availableItemsKey = ['available-items'] as const

export function availableItemsQuery(wishlistId: WishlistId, slot: Slot) {
  return queryOptions({
    queryKey: [...availableItemsKey, wishlistId, slot],
    queryFn: ({ signal }) => listAvailableItems(wishlistId, slot, signal),
  })
}
