import { CardsSkeleton, RowsSkeleton } from '@/ui/messages/page-skeleton'
import { Skeleton } from '@/ui/messages/skeleton'
import { Page } from '@/ui/page'

/* The placeholders of the pages. On phones their bar takes the place of the top bar at once. */

export function HomeSkeleton() {
  return (
    <Page isDense role="status" aria-label="Loading" data-page-bar>
      <Skeleton className="h-9 w-72 max-w-full max-sm:m-2" />
      <Skeleton className="h-11" />
      <RowsSkeleton count={6} />
    </Page>
  )
}

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

export function WishlistSkeleton() {
  return (
    <Page isDense role="status" aria-label="Loading" data-page-bar>
      <Skeleton className="h-5 w-48 max-sm:m-3.5" />
      <Skeleton className="h-9.5 w-72 max-sm:mx-3 max-sm:mb-2 max-sm:h-12" />
      <div className="grid items-start gap-4 beside:grid-picker">
        <RowsSkeleton count={9} />
        <div className="hidden beside:block">
          <RowsSkeleton count={9} />
        </div>
      </div>
    </Page>
  )
}
