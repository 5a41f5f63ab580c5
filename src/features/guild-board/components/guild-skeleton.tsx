import { PageSkeleton, RowsSkeleton } from '@/ui/page-skeleton'
import { Skeleton } from '@/ui/skeleton'

/** The placeholder of a guild's pages. */
export function GuildSkeleton() {
  return (
    <PageSkeleton hasFacts>
      <Skeleton className="h-10 w-full max-w-prose" />
      <RowsSkeleton count={6} />
    </PageSkeleton>
  )
}
