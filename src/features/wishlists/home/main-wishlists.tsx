import { useFeature, useLacksFeature } from '@/features/session/use-feature'
import { lazyComponent } from '@/lib/load-later'
import { Skeleton } from '@/ui/messages/skeleton'
import { useQuery } from '@tanstack/react-query'
import { mainWishlistsQuery } from '../wishlists.queries'
import { MainWishlistsView, type MainWishlistsProps } from './main-wishlists-view'

/** Lazy-loaded, because only backends without the feature `wishlist-overview` need it. */
const CollectedMainWishlists = lazyComponent(
  async () => (await import('./collected-main-wishlists')).CollectedMainWishlists,
  <Skeleton className="h-44" />,
)

export function MainWishlists(props: MainWishlistsProps) {
  const isLoaded = useFeature('wishlist-overview')
  const isCollected = useLacksFeature('wishlist-overview')
  if (isLoaded) return <LoadedMainWishlists {...props} />
  return isCollected ? <CollectedMainWishlists {...props} /> : null
}

function LoadedMainWishlists(props: MainWishlistsProps) {
  const { data, isPending, error, refetch } = useQuery(mainWishlistsQuery())
  return (
    <MainWishlistsView
      {...props}
      wishlists={data ?? []}
      isPending={isPending}
      error={data ? null : error}
      retry={() => void refetch()}
    />
  )
}
