import { PageSkeleton, RowsSkeleton } from '@/ui/page-skeleton'
import { Skeleton } from '@/ui/skeleton'

/** Placeholder of an admin page while its data loads. */
export function AdminSkeleton() {
  return (
    <PageSkeleton hasBreadcrumb>
      <Skeleton className="h-10 touch:h-touch" />
      <RowsSkeleton count={10} />
    </PageSkeleton>
  )
}
