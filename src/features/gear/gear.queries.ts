import type { WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import { getWishlistGear } from '@/contract/gear'
import { charactersKey } from '@/features/characters/characters.queries'
import { useFeature } from '@/features/session/use-feature'
import { queryOptions, useQuery } from '@tanstack/react-query'

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

/** The items that the character of a wishlist wears and owns; none while they are not known. */
export function useGear(wishlistId: WishlistId) {
  const isOffered = useFeature('gear')
  const { data, error, refetch } = useQuery({
    ...wishlistGearQuery(wishlistId),
    enabled: isOffered,
  })
  return { owned: data?.items ?? NOTHING, error: data === undefined ? error : null, refetch }
}

/** The same list each time, so that rows do not render again. */
const NOTHING: readonly never[] = []
