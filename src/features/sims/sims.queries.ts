import type { WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import { getWishlistSim } from '@/contract/sim'
import { queryOptions } from '@tanstack/react-query'

/** Needs the feature `sims`. */
export function wishlistSimQuery(wishlistId: WishlistId) {
  return queryOptions({
    queryKey: ['sims', wishlistId],
    queryFn: ({ signal }) => send(getWishlistSim, { params: { wishlistId }, signal }),
    retryOnMount: false,
  })
}
