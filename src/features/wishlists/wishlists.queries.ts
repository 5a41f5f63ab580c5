import type { Slot } from '@/game/items'
import { queryOptions } from '@tanstack/react-query'
import {
  getWishlist,
  listAvailableItems,
  listCharacterWishlists,
  listMainWishlists,
} from './wishlists.api'

/** The key of all wishlist queries. Invalidate it when lists are created, deleted or edited. */
export const wishlistsKey = ['wishlists'] as const

/** Lists may change in other tabs and on other devices, even within the stale time. */
const refetchOnWindowFocus = 'always'

export function characterWishlistsQuery(characterId: string) {
  return queryOptions({
    queryKey: [...wishlistsKey, 'character', characterId],
    queryFn: ({ signal }) => listCharacterWishlists(characterId, signal),
    refetchOnWindowFocus,
  })
}

export function mainWishlistsQuery() {
  return queryOptions({
    queryKey: [...wishlistsKey, 'main'],
    queryFn: ({ signal }) => listMainWishlists(signal),
    refetchOnWindowFocus,
  })
}

export function wishlistQuery(wishlistId: string) {
  return queryOptions({
    queryKey: [...wishlistsKey, 'detail', wishlistId],
    queryFn: ({ signal }) => getWishlist(wishlistId, signal),
    refetchOnWindowFocus,
  })
}

/** The key of the slot items. Not below `wishlistsKey`, because edits do not change them. */
export const availableItemsKey = ['available-items'] as const

export function availableItemsQuery(wishlistId: string, slot: Slot) {
  return queryOptions({
    queryKey: [...availableItemsKey, wishlistId, slot],
    queryFn: ({ signal }) => listAvailableItems(wishlistId, slot, signal),
  })
}
