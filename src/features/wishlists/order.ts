import type { WishlistItem } from '@/contract/wishlist'
import { moveWithinList, type Move } from '@/lib/move-within-list'

/** The wishes of a list, split by whether they are obtained. */
export interface SplitWishes {
  wanted: WishlistItem[]
  obtained: WishlistItem[]
}

/** Splits wishes into wanted and obtained ones; both parts keep their order. */
export function splitWishes(items: readonly WishlistItem[]): SplitWishes {
  return {
    wanted: items.filter((item) => item.isObtained !== true),
    obtained: items.filter((item) => item.isObtained === true),
  }
}

/** The ids of a list after a move among its wanted wishes; the obtained ones come last. */
export function orderAfterMove(items: readonly WishlistItem[], id: string, move: Move): string[] {
  const { wanted, obtained } = splitWishes(items)
  const ids = wanted.map((item) => item.id)
  return [...moveWithinList(ids, id, move), ...obtained.map((item) => item.id)]
}
