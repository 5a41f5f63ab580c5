import type { WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import { listAvailableItems } from '@/contract/wishes'
import type { Slot } from '@/game/items'
import { queryOptions } from '@tanstack/react-query'

/** The key of the slot items. Not below `wishlistsKey`, because edits do not change them. */
export const availableItemsKey = ['available-items'] as const

/** The largest number of these calls at once: other backends may limit the calls of a user. */
export const CALLS_AT_ONCE = 4

/** The loot items for a slot that the list's character and specialization can use. */
export function availableItemsQuery(wishlistId: WishlistId, slot: Slot) {
  return queryOptions({
    queryKey: [...availableItemsKey, wishlistId, slot],
    queryFn: ({ signal }) => send(listAvailableItems, { params: { wishlistId, slot }, signal }),
  })
}
