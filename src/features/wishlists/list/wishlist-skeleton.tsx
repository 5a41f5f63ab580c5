import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { Skeleton } from '@/ui/messages/skeleton'
import { Page } from '@/ui/page'

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
