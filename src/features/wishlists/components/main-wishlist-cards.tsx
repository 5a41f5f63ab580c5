import { messageOf } from '@/api/errors'
import { ErrorPanel } from '@/ui/error-panel'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { Star } from 'lucide-react'
import { useShownWishlists } from '../edits.mutations'
import type { MainWishlists } from '../use-main-wishlists'
import { TopWishes } from './top-wishes'
import { WishlistCard } from './wishlist-card'

/** Shows main wishlists with pending edits applied, and the state of those that are not loaded. */
export function MainWishlistCards({ wishlists, isPending, error, retry }: MainWishlists) {
  const shown = useShownWishlists(wishlists)
  return (
    <>
      {shown.length > 0 && (
        <div className="grid grid-cards gap-4">
          {shown.map((wishlist) => (
            <WishlistCard key={wishlist.id} wishlist={wishlist} hasCharacter />
          ))}
        </div>
      )}
      {error ? (
        <ErrorPanel variant="card" reason={messageOf(error)} onRetry={retry} />
      ) : isPending ? (
        <Skeleton className="h-44" />
      ) : (
        shown.length === 0 && (
          <EmptyState
            headingLevel={3}
            icon={<Star />}
            title="No main wishlist this tier"
            text="Wishlists for current raids that you mark as main are shown here."
          />
        )
      )}
      <TopWishes wishlists={shown} />
    </>
  )
}
