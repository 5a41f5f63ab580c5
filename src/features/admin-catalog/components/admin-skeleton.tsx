import { PageSkeleton, RowsSkeleton } from '@/ui/page-skeleton'

/** Placeholder of an admin page while its data loads. */
export function AdminSkeleton() {
  return (
    <PageSkeleton hasBreadcrumb>
      <RowsSkeleton count={10} />
    </PageSkeleton>
  )
}
