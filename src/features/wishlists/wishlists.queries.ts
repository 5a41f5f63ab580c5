import { retryOnMount } from '@/api/retry'
import { wishlistsKey } from '@/features/session/session.queries'
import { queryOptions } from '@tanstack/react-query'
import { resolveWishes } from './resolve-wishes'
import { getWishlist, listCharacterWishlists, listMainWishlists } from './wishlists.api'

/** Lists may change in other tabs and on other devices, even within the stale time. */
const refetchOnWindowFocus = 'always'

export function characterWishlistsQuery(characterId: string) {
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
    retryOnMount,
    refetchOnWindowFocus,
  })
}

export function wishlistQuery(wishlistId: string) {
  return queryOptions({
    queryKey: [...wishlistsKey, 'detail', wishlistId],
    queryFn: async ({ client, signal }) =>
      resolveWishes(client, await getWishlist(wishlistId, signal)),
    refetchOnWindowFocus,
  })
}
