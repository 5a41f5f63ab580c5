import type { WishlistWithItems } from '@/contract/wishlist'
import { useHasCome } from '@/lib/use-has-come'

/** Whether a guild has locked a wishlist. */
export function useIsLocked({
  lock,
  isMainWishlist,
}: Pick<WishlistWithItems, 'lock' | 'isMainWishlist'>) {
  const hasLockCome = useHasCome(lock?.startsAt)
  // Without its main mark, a list is not shared any more.
  return isMainWishlist && hasLockCome
}
