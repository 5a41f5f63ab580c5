import { CardsSkeleton } from '@/ui/messages/page-skeleton'
import { Skeleton } from '@/ui/messages/skeleton'
import { Page } from '@/ui/page'

/**
 * The placeholder of the page with a character's wishlists. On phones its bar takes the place of
 * the top bar at once.
 */
export function CharacterWishlistsSkeleton() {
  return (
    <Page isDense role="status" aria-label="Loading" data-page-bar className="gap-3 max-sm:px-4">
      <Skeleton className="h-12 sm:h-5 sm:w-56" />
      <Skeleton className="h-14 w-72 max-w-full" />
      <Skeleton className="h-11" />
      <CardsSkeleton count={3} />
    </Page>
  )
}
