import type { OwnedItem } from '@/contract/gear'
import type { WishlistItem } from '@/contract/wishlist'
import { describeCopy, describeGear, wornFor } from '@/features/gear/gear-words'
import { joinFacts } from '@/lib/format'
import { itemLevelOf, type DescribedFor } from './describe-item'
import { ROW_COLUMNS } from './row-columns'

interface WishLevelsProps {
  wish: Pick<WishlistItem, 'lootItem' | 'slot'>
  list: DescribedFor
  owned: readonly OwnedItem[]
}

/**
 * "281 → 315": the lowest item level that is worn in the slot, and the one that drops; "you wear
 * 281" if that is not known.
 */
export function WishLevels({ wish, list, owned }: WishLevelsProps) {
  const drop = itemLevelOf(wish.lootItem, list)
  const worn = wornFor(
    owned.filter(({ isWorn }) => isWorn),
    wish.slot,
    list,
  ).flatMap(({ itemLevel }) => itemLevel ?? [])
  const lowest = worn.length > 0 ? Math.min(...worn) : undefined
  const gear = joinFacts(describeGear(wish, owned, list))
  return (
    <span className={`${ROW_COLUMNS.levels} whitespace-nowrap tabular-nums`} title={gear}>
      <span className="sr-only">{gear}</span>
      <span aria-hidden>
        {lowest && <span>{drop ? `${lowest} → ` : `you wear ${lowest}`}</span>}
        <b className="font-semibold text-text">{drop}</b>
      </span>
    </span>
  )
}

interface WishStateProps {
  isObtained: boolean
  awardedBy: string | null | undefined
  /** The copy of the item that the character owns. */
  copy: OwnedItem | undefined
  /** Marks the wish as obtained. */
  onTick: () => void
}

/**
 * What is to say about a wish that is obtained: who awarded it, or where it is worn; and about one
 * whose item the character owns: the question whether to tick it.
 */
export function WishState({ isObtained, awardedBy, copy, onTick }: WishStateProps) {
  if (isObtained) {
    const worn = copy?.isWorn && copy.itemLevel != null && `worn at ${copy.itemLevel}`
    return (
      <span className={ROW_COLUMNS.state}>
        <span className="whitespace-nowrap">{awardedBy ? `Awarded by ${awardedBy}` : worn}</span>
      </span>
    )
  }
  return (
    // The boss leaves the line first.
    <span className={`${ROW_COLUMNS.state} text-info-text @max-lg:order-first`}>
      <button
        type="button"
        tabIndex={-1}
        onClick={onTick}
        className="relative whitespace-nowrap hover:underline touch:after:absolute touch:after:-inset-y-3 touch:after:inset-x-0"
      >{`${copy ? describeCopy(copy) : ''}. Tick it?`}</button>
    </span>
  )
}
