import { messageOf } from '@/api/errors'
import type { WishlistWithItems } from '@/contract/wishlist'
import { ErrorPanel } from '@/ui/error-panel'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useShownWishlists } from '../edits.mutations'
import { mainWishlistsQuery } from '../wishlists.queries'
import { TopWishes } from './top-wishes'
import { WishlistCard } from './wishlist-card'

/** A constant, because a new array in every render would defeat the memo. */
const NONE: WishlistWithItems[] = []

/** The main wishlists of the current tier of all characters. */
export function MainWishlists() {
  const wishlists = useQuery(mainWishlistsQuery())
  const shown = useShownWishlists(wishlists.data ?? NONE)
  if (wishlists.isPending) return <Skeleton className="h-44" />
  if (wishlists.isLoadingError) {
    return (
      <ErrorPanel
        variant="card"
        reason={messageOf(wishlists.error)}
        onRetry={() => void wishlists.refetch()}
      />
    )
  }
  if (wishlists.data.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<Star />}
        title="No main wishlist this tier"
        text="Wishlists for current raids that you mark as main are shown here."
      />
    )
  }
  return (
    <>
      <div className="grid grid-cards gap-4">
        {shown.map((wishlist) => (
          <WishlistCard key={wishlist.id} wishlist={wishlist} hasCharacter />
        ))}
      </div>
      <TopWishes wishlists={shown} />
    </>
  )
}
