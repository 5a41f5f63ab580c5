import type { WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import { getWishlistGear } from '@/contract/gear'
import { charactersKey } from '@/features/characters/characters.queries'
import { queryOptions } from '@tanstack/react-query'

/** The key of what characters own. Below that of characters, because a sync changes both. */
export const gearKey = [...charactersKey, 'gear'] as const

/** Needs the feature `gear`. */
export function wishlistGearQuery(wishlistId: WishlistId) {
  return queryOptions({
    queryKey: [...gearKey, wishlistId],
    queryFn: ({ signal }) => send(getWishlistGear, { params: { wishlistId }, signal }),
    retryOnMount: false,
  })
}
