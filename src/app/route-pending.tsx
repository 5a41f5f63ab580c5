import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'

/** A page in general while its data is on the way; pages with a shape of their own show that. */
export function RoutePending() {
  return (
    <Page aria-busy="true" aria-label="Loading" role="status">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-40" />
        ))}
      </div>
    </Page>
  )
}
