import { retryOnMount } from '@/api/retry'
import { queryOptions } from '@tanstack/react-query'
import { getWishlistSim } from './sims.api'

/** The key of all simulations. Invalidate it when one is imported or deleted. */
export const simsKey = ['sims'] as const

/** Needs the feature `sims`. */
export function wishlistSimQuery(wishlistId: string) {
  return queryOptions({
    queryKey: [...simsKey, wishlistId],
    queryFn: ({ signal }) => getWishlistSim(wishlistId, signal),
    retryOnMount,
  })
}
