import type { WishlistItem } from '@/contract/wishlist'
import { moveId, type Move } from '@/lib/move-in-order'

/** A list in the two parts a person sees: what is still wished for, in order, and what is done. */
export interface SplitWishes {
  wanted: WishlistItem[]
  obtained: WishlistItem[]
}

/** Obtained wishes step to the end; both parts keep their order. */
export function splitWishes(items: readonly WishlistItem[]): SplitWishes {
  return {
    wanted: items.filter((item) => item.isObtained !== true),
    obtained: items.filter((item) => item.isObtained === true),
  }
}

/** The order of the whole list after a move among the wanted ones; the obtained ones come last. */
export function orderAfterMove(items: readonly WishlistItem[], id: string, move: Move): string[] {
  const { wanted, obtained } = splitWishes(items)
  const ids = wanted.map((item) => item.id)
  return [...moveId(ids, id, move), ...obtained.map((item) => item.id)]
}
