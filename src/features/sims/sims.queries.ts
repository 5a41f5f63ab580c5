import type { WishlistId } from '@/contract/ids'
import { queryOptions } from '@tanstack/react-query'
import { getWishlistSim } from './sims.api'

/** Needs the feature `sims`. */
export function wishlistSimQuery(wishlistId: WishlistId) {
  return queryOptions({
    queryKey: ['sims', wishlistId],
    queryFn: ({ signal }) => getWishlistSim(wishlistId, signal),
    retryOnMount: false,
  })
}
