import { CardsSkeleton, PageSkeleton } from '@/ui/page-skeleton'

/** The placeholder of the page with a character's wishlists. */
export function CharacterWishlistsSkeleton() {
  return (
    <PageSkeleton hasBreadcrumb hasFacts>
      <CardsSkeleton count={3} />
    </PageSkeleton>
  )
}
