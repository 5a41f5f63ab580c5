import type { WishlistItem } from '@/contract/wishlist'
import { useMediaQuery } from '@/lib/use-media-query'
import type { Wishes } from './use-wishes'
import { WishRow, type RowDrag } from './wish-row'

/** At this width, rows are always narrower than their container query's limit for all controls. */
export const PHONE = '(max-width: 32rem)'

/** Number of rows rendered completely when a list opens. At least as many as the window shows. */
const FIRST_SCREEN = 16

interface WishRowsProps {
  wishes: readonly WishlistItem[]
  rows: Wishes['rows']
  drag?: RowDrag
  /** Aligns rows without a handle with the draggable rows above them. */
  isBelowHandles?: boolean
  /** The wish whose row shows the actions of a swipe. */
  swipedId?: string
  onSwipeEnd?: () => void
  hasBoss?: boolean
}

/** Rows for some wishes of a list, to be rendered within `WishRanks`. */
export function WishRows(props: WishRowsProps) {
  const { wishes, rows, swipedId, onSwipeEnd, ...options } = props
  const { gainOf, movedId, rowKeyOf, ...shared } = rows
  const isInSheet = useMediaQuery(PHONE)
  return wishes.map(({ priority, ...wish }, index) => (
    <WishRow
      key={rowKeyOf(wish.id)}
      {...wish}
      {...shared}
      keptRank={wish.isObtained ? priority : undefined}
      gain={gainOf(wish.lootItem, wish.slot)}
      startsNear={index < FIRST_SCREEN || wish.id === movedId}
      isInSheet={isInSheet}
      onSwipeEnd={wish.id === swipedId ? onSwipeEnd : undefined}
      {...options}
    />
  ))
}
