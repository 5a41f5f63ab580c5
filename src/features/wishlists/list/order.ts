import type { WishId } from '@/contract/ids'
import type { WishlistItem } from '@/contract/wishlist'
import { moveToRank, placeWanted } from '@/contract/wish-order'
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

/** The rank of each wanted wish by id, the first one first. */
export function ranksOf(items: readonly WishlistItem[]): ReadonlyMap<string, number> {
  const ranked = items.map((item, index) => ({ ...item, rank: index + 1 }))
  return new Map(
    ranked.filter(({ isObtained }) => !isObtained).map(({ id, rank }) => [id, rank] as const),
  )
}

/** Where a wanted wish stands in its list. */
export interface WishPosition {
  rank: number
  /** Whether it is the first or the last one of the wanted wishes. */
  isFirst: boolean
  isLast: boolean
  /** The number of wishes of the list. */
  count: number
}

/** The position of a wish; null if it is obtained. */
export function positionOf(items: readonly WishlistItem[], id: WishId): WishPosition | null {
  const wanted = ranksOf(items)
  const rank = wanted.get(id)
  if (rank === undefined) return null
  const ranks = [...wanted.values()]
  return { rank, isFirst: rank === ranks[0], isLast: rank === ranks.at(-1), count: items.length }
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

/** The ids of a list after a move of a wanted wish among the wanted ones. */
export function orderAfterMove(items: readonly WishlistItem[], id: WishId, move: Move): string[] {
  if (typeof move === 'object') return moveToRank(items, id, move.rank)
  return placeWanted(items, moveWithinList([...ranksOf(items).keys()], id, move))
}
