import { WISH_FIELDS } from '@/contract/wish-fields'
import type { Wishlist } from '@/contract/wishlist'
import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { ProgressBar } from '@/ui/messages/progress-bar'

/**
 * The number of obtained wishes, as a bar in the class colour; the number of all wishes if the
 * backend does not keep which are obtained.
 */
export function WishlistProgress({ wishlist }: { wishlist: Wishlist }) {
  const { itemCount, obtainedCount } = wishlist
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature)
  if (itemCount == null) return null
  if (itemCount === 0) return <p className="text-sm text-muted">No items yet</p>
  if (!hasTicks) return <p className="text-sm text-muted">{plural(itemCount, 'item')}</p>
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
