import { messageOf } from '@/api/errors'
import { ErrorPanel } from '@/ui/error-panel'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShownWishlists } from '../edits.mutations'
import { filterLists, type RaidFilter } from '../raid-wishes'
import type { MainWishlists } from '../use-main-wishlists'
import { MainWishlistRow } from './main-wishlist-row'
import { RaidBosses } from './raid-bosses'
import { RaidFilterBar } from './raid-filter-bar'

export interface MainWishlistsProps {
  filter: RaidFilter
  onFilterChange: (filter: RaidFilter) => void
  /** The action of the empty state. */
  emptyAction?: ReactNode
}

/**
 * Main wishlists with pending edits applied: what is wanted from each boss, the progress of each list, and
 * the state of the lists that are not loaded.
 */
export function MainWishlistsView(props: MainWishlistsProps & MainWishlists) {
  const { wishlists, isPending, error, retry, filter, onFilterChange, emptyAction } = props
  const shown = useShownWishlists(wishlists).filter(({ isMainWishlist }) => isMainWishlist)
  const filtered = filterLists(shown, filter)
  return (
    <div className="@container flex flex-col gap-5">
      <RaidFilterBar {...filtered} onChange={onFilterChange} />
      <RaidBosses lists={filtered.lists} />
      {shown.length > 0 && (
        <section aria-labelledby="main-wishlists">
          <h3 id="main-wishlists" className="mb-2 text-lg font-medium">
            Main wishlists
          </h3>
          <ul className="grid grid-cols-1 gap-3 @2xl:grid-cols-2">
            {filtered.lists.map((wishlist) => (
              <MainWishlistRow key={wishlist.id} wishlist={wishlist} />
            ))}
          </ul>
        </section>
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
            text="The wishes of your main wishlists are shown here by boss, so that you see at each pull what you want from it."
            action={emptyAction}
          />
        )
      )}
    </div>
  )
}
