import type { Wishlist } from '@/contract/wishlist'
import { ProgressBar } from '@/ui/progress-bar'

/** How many wishes are obtained, as a bar in the class colour. */
export function WishlistProgress({ wishlist }: { wishlist: Wishlist }) {
  const { itemCount, obtainedCount } = wishlist
  if (itemCount == null) return null
  if (itemCount === 0) return <p className="text-sm text-muted">No items yet</p>
  return (
    <ProgressBar
      label={`Progress of ${wishlist.name}`}
      isLabelHidden
      value={obtainedCount ?? 0}
      max={itemCount}
      valueText={`${obtainedCount ?? 0} of ${itemCount} obtained`}
    />
  )
}
