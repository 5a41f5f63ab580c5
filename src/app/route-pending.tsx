import { CardsSkeleton, PageSkeleton } from '@/ui/page-skeleton'

/** A page in general while its data is on the way; pages with a shape of their own show that. */
export function RoutePending() {
  return (
    <PageSkeleton>
      <CardsSkeleton count={3} />
    </PageSkeleton>
  )
}
