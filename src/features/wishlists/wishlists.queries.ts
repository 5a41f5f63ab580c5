import type { CharacterId, WishlistId } from '@/contract/ids'
import { queryOptions } from '@tanstack/react-query'
import { resolveReferences } from './resolve-references'
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
    queryFn: async ({ client, signal }) =>
      resolveReferences(client, await listCharacterWishlists(characterId, signal), characterId),
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
    queryFn: async ({ client, signal }) => {
      const wishlist = await getWishlist(wishlistId, signal)
      const [resolved = wishlist] = await resolveReferences(client, [wishlist])
      return resolveWishes(client, resolved)
    },
    refetchOnWindowFocus,
  })
}
