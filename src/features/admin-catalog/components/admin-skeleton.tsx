import { PageSkeleton, RowsSkeleton } from '@/ui/page-skeleton'

/** An admin table before it is there. */
export function AdminSkeleton() {
  return (
    <PageSkeleton hasBreadcrumb>
      <RowsSkeleton count={10} />
    </PageSkeleton>
  )
}
