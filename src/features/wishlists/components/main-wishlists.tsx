import { useFeature } from '@/features/session/features'
import { lazyComponent } from '@/lib/lazy-component'
import { Skeleton } from '@/ui/skeleton'
import { useMainWishlists } from '../use-main-wishlists'
import { MainWishlistCards } from './main-wishlist-cards'

/** Lazy-loaded, because only backends without the feature `wishlist-overview` need it. */
const CollectedMainWishlists = lazyComponent(
  async () => (await import('./collected-main-wishlists')).CollectedMainWishlists,
  <Skeleton className="h-44" />,
)

/** The main wishlists of the current tier of all characters. */
export function MainWishlists() {
  const hasOverview = useFeature('wishlist-overview')
  if (hasOverview === undefined) return null
  return hasOverview ? <LoadedMainWishlists /> : <CollectedMainWishlists />
}

function LoadedMainWishlists() {
  return <MainWishlistCards {...useMainWishlists()} />
}
