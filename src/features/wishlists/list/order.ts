import type { WishId } from '@/contract/ids'
import type { WishlistItem } from '@/contract/wishlist'
import { moveWithinList, type Move } from '@/lib/move-within-list'

export interface SplitWishes {
  wanted: readonly WishlistItem[]
  obtained: readonly WishlistItem[]
}

/**
 * Splits wishes into wanted and obtained ones; both parts keep their order.
 * @param stillWanted ids of obtained wishes that are counted as wanted
 */
export function splitWishes(
  items: readonly WishlistItem[],
  stillWanted: ReadonlySet<string> = new Set(),
): SplitWishes {
  const isWanted = ({ id, isObtained }: WishlistItem) => isObtained !== true || stillWanted.has(id)
  return { wanted: items.filter(isWanted), obtained: items.filter((item) => !isWanted(item)) }
}

/** The rank of each wanted wish by id. */
export function ranksOf(items: readonly WishlistItem[]): ReadonlyMap<string, number> {
  return new Map(splitWishes(items).wanted.map(({ id }, index) => [id, index + 1]))
}

/**
 * The place, from 1, at which an id stands between its neighbours of an earlier order again, also
 * after others were added or removed: below the nearest one above it, or else above the nearest one
 * below it.
 */
export function placeAgain(
  current: readonly string[],
  id: string,
  earlier: readonly string[],
): number {
  const others = current.filter((other) => other !== id)
  const index = earlier.indexOf(id)
  const above = earlier.slice(0, index).findLast((other) => others.includes(other))
  if (above !== undefined) return others.indexOf(above) + 2
  const below = earlier.slice(index + 1).find((other) => others.includes(other))
  return below === undefined ? 1 : others.indexOf(below) + 1
}

/** The ids of a list after a move among its wanted wishes; the obtained ones come last. */
export function orderAfterMove(items: readonly WishlistItem[], id: WishId, move: Move): string[] {
  const { wanted, obtained } = splitWishes(items)
  const ids = wanted.map((item) => item.id)
  return [...moveWithinList(ids, id, move), ...obtained.map((item) => item.id)]
}
