import { ErrorPanel } from '@/ui/error-panel'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { mainWishlistsQuery } from '../wishlists.queries'
import { Tonight } from './tonight'
import { WishlistCard } from './wishlist-card'

/** The main lists of the current tier, of all characters. */
export function MainWishlists() {
  const wishlists = useQuery(mainWishlistsQuery())
  if (wishlists.isPending) return <Skeleton className="h-44" />
  if (wishlists.isError) {
    return <ErrorPanel variant="card" onRetry={() => void wishlists.refetch()} />
  }
  if (wishlists.data.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<Star />}
        title="No main wishlist this tier"
        text="Create a wishlist for a raid of the current tier and mark it as main: it shows up here."
      />
    )
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {wishlists.data.map((wishlist) => (
          <WishlistCard key={wishlist.id} wishlist={wishlist} hasCharacter />
        ))}
      </div>
      <Tonight wishlists={wishlists.data} />
    </>
  )
}
