import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { Skeleton } from '@/ui/messages/skeleton'
import { Page } from '@/ui/page'

/** The placeholder of Home. On phones its bar takes the place of the top bar at once. */
export function HomeSkeleton() {
  return (
    <Page isDense role="status" aria-label="Loading" data-page-bar>
      <Skeleton className="h-9 w-72 max-w-full max-sm:m-2" />
      <Skeleton className="h-11" />
      <RowsSkeleton count={6} />
    </Page>
  )
}
