import { CardsSkeleton, PageSkeleton } from '@/ui/messages/page-skeleton'

/** The default skeleton while a page loads. */
export function RoutePending() {
  return (
    <PageSkeleton>
      <CardsSkeleton count={3} />
    </PageSkeleton>
  )
}
