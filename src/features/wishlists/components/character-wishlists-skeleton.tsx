import { CardsSkeleton, PageSkeleton } from '@/ui/page-skeleton'

/** A character's lists before they are there. */
export function CharacterWishlistsSkeleton() {
  return (
    <PageSkeleton hasBreadcrumb hasFacts>
      <CardsSkeleton count={3} />
    </PageSkeleton>
  )
}
