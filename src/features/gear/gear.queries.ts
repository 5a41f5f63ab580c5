import type { WishlistId } from '@/contract/ids'
import { charactersKey } from '@/features/characters/characters.queries'
import { queryOptions } from '@tanstack/react-query'
import { getWishlistGear } from './gear.api'

/** The key of what characters own. Below that of characters, because a sync changes both. */
export const gearKey = [...charactersKey, 'gear'] as const

/** Needs the feature `gear`. */
export function wishlistGearQuery(wishlistId: WishlistId) {
  return queryOptions({
    queryKey: [...gearKey, wishlistId],
    queryFn: ({ signal }) => getWishlistGear(wishlistId, signal),
    retryOnMount: false,
  })
}
