import type { Slot } from '@/game/items'
import { queryOptions } from '@tanstack/react-query'
import {
  getWishlist,
  listAvailableItems,
  listCharacterWishlists,
  listMainWishlists,
} from './wishlists.api'

/** Everything about wishlists; invalidate it when lists come, go or change places. */
export const wishlistsKey = ['wishlists'] as const

/** Lists change in other tabs and on other devices: returning to the page always asks again. */
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

/** What drops for somebody; an edit of a list changes nothing of it, so it is not below the lists. */
export const availableItemsKey = ['available-items'] as const

export function availableItemsQuery(wishlistId: string, slot: Slot) {
  return queryOptions({
    queryKey: [...availableItemsKey, wishlistId, slot],
    queryFn: ({ signal }) => listAvailableItems(wishlistId, slot, signal),
  })
}
