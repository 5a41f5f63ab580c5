import { useFeature, useLacksFeature } from '@/features/session/use-feature'
import { lazyComponent } from '@/lib/load-later'
import { Skeleton } from '@/ui/messages/skeleton'
import { useMainWishlists } from './use-main-wishlists'
import { MainWishlistsView, type MainWishlistsProps } from './main-wishlists-view'

/** Lazy-loaded, because only backends without the feature `wishlist-overview` need it. */
const CollectedMainWishlists = lazyComponent(
  async () => (await import('./collected-main-wishlists')).CollectedMainWishlists,
  <Skeleton className="h-44" />,
)

/** The main wishlists of the current tier of all characters. */
export function MainWishlists(props: MainWishlistsProps) {
  const isLoaded = useFeature('wishlist-overview')
  const isCollected = useLacksFeature('wishlist-overview')
  if (isLoaded) return <LoadedMainWishlists {...props} />
  return isCollected ? <CollectedMainWishlists {...props} /> : null
}

function LoadedMainWishlists(props: MainWishlistsProps) {
  return <MainWishlistsView {...props} {...useMainWishlists()} />
}
