import { retryOnMount } from '@/api/retry'
import { wishlistsKey } from '@/features/session/session.queries'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getWishlistSim } from './sims.api'

const simsKey = ['sims'] as const

/** Reads simulations again after one was imported or deleted, and the wishlists, which tell whether they have one. */
export async function refreshSims(queryClient: QueryClient) {
  await Promise.all(
    [simsKey, wishlistsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

/** Needs the feature `sims`. */
export function wishlistSimQuery(wishlistId: string) {
  return queryOptions({
    queryKey: [...simsKey, wishlistId],
    queryFn: ({ signal }) => getWishlistSim(wishlistId, signal),
    retryOnMount,
  })
}
