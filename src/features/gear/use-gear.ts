import type { WishlistId } from '@/contract/ids'
import { useFeature } from '@/features/session/use-feature'
import { useQuery } from '@tanstack/react-query'
import { wishlistGearQuery } from './gear.queries'

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
