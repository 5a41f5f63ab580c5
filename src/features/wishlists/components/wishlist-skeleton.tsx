import { PageSkeleton, RowsSkeleton } from '@/ui/page-skeleton'

/** The placeholder of the wishlist page. */
export function WishlistSkeleton() {
  return (
    <PageSkeleton hasBreadcrumb hasFacts>
      <WishlistBodySkeleton />
    </PageSkeleton>
  )
}

/** The placeholder of the list and the picker. */
export function WishlistBodySkeleton() {
  return (
    <div className="grid items-start gap-6 beside:grid-cols-5">
      <div className="beside:col-span-3">
        <RowsSkeleton count={7} />
      </div>
      <div className="hidden beside:col-span-2 beside:block">
        <RowsSkeleton count={6} />
      </div>
    </div>
  )
}
