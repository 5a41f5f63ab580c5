import type { CharacterId, WishlistId } from '@/contract/ids'
import { queryOptions } from '@tanstack/react-query'
import { resolveWishes } from './resolve-wishes'
import { getWishlist, listCharacterWishlists, listMainWishlists } from './wishlists.api'

/**
 * Prefix of all wishlist queries. Invalidate it when lists are created, deleted, edited or locked.
 */
export const wishlistsKey = ['wishlists'] as const

/** Lists may change in other tabs and on other devices, even within the stale time. */
const refetchOnWindowFocus = 'always'

export function characterWishlistsQuery(characterId: CharacterId) {
  return queryOptions({
    queryKey: [...wishlistsKey, 'character', characterId],
    queryFn: ({ signal }) => listCharacterWishlists(characterId, signal),
    refetchOnWindowFocus,
  })
}

/** Needs the feature `wishlist-overview`; `useMainWishlists` works without it. */
export function mainWishlistsQuery() {
  return queryOptions({
    queryKey: [...wishlistsKey, 'main'],
    queryFn: ({ signal }) => listMainWishlists(signal),
    retryOnMount: false,
    refetchOnWindowFocus,
  })
}

export function wishlistQuery(wishlistId: WishlistId) {
  return queryOptions({
    queryKey: [...wishlistsKey, 'detail', wishlistId],
    queryFn: async ({ client, signal }) =>
      resolveWishes(client, await getWishlist(wishlistId, signal)),
    refetchOnWindowFocus,
  })
}
