import type { WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import { getWishlistSim } from '@/contract/sim'
import type { Wishlist } from '@/contract/wishlist'
import { useFeature } from '@/features/session/use-feature'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { indexGains } from './gains'

/** Needs the feature `sims`. */
function wishlistSimQuery(wishlistId: WishlistId) {
  return queryOptions({
    queryKey: ['sims', wishlistId],
    queryFn: ({ signal }) => send(getWishlistSim, { params: { wishlistId }, signal }),
    retryOnMount: false,
  })
}

/**
 * The latest simulation for a wishlist, null or undefined if there is none, and the gains of items.
 * `gainOf` changes with the simulation only.
 */
export function useGains({ id, hasSim }: Pick<Wishlist, 'id' | 'hasSim'>) {
  const isOffered = useFeature('sims')
  const isAsked = isOffered && hasSim !== false
  const { data, error, refetch } = useQuery({ ...wishlistSimQuery(id), enabled: isAsked })
  const sim = isAsked ? data : null
  const gainOf = useMemo(() => indexGains(sim), [sim])
  return { isOffered, sim, gainOf, error: sim === undefined ? error : null, refetch }
}
