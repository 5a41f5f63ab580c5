import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { Skeleton } from '@/ui/messages/skeleton'
import { Page } from '@/ui/page'

/** The placeholder of a guild's pages. On phones its bar takes the place of the top bar at once. */
export function GuildSkeleton() {
  return (
    <Page role="status" aria-label="Loading" data-page-bar className="gap-2! pt-1! sm:gap-3!">
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="h-11" />
      <RowsSkeleton count={6} />
    </Page>
  )
}
