import type { WishlistItem } from '@/contract/wishlist'

/** Where to put a wish: one place up or down, to either end, or to a rank (1 = most wanted). */
export type Move = 'up' | 'down' | 'top' | 'bottom' | { rank: number }

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

function targetIndex(move: Move, index: number, last: number): number {
  if (typeof move === 'object') return Math.trunc(move.rank) - 1
  return { up: index - 1, down: index + 1, top: 0, bottom: last }[move]
}

/**
 * The ids with one of them moved; a place beyond either end is that end. An id that is not there
 * leaves the order as it is. Nothing is ever lost or doubled.
 */
export function moveId(ids: readonly string[], id: string, move: Move): string[] {
  const index = ids.indexOf(id)
  if (index === -1) return [...ids]
  const last = ids.length - 1
  const target = Math.min(Math.max(targetIndex(move, index, last), 0), last)
  return ids.toSpliced(index, 1).toSpliced(target, 0, id)
}

/** The order of the whole list after a move among the wanted ones; the obtained ones come last. */
export function orderAfterMove(items: readonly WishlistItem[], id: string, move: Move): string[] {
  const { wanted, obtained } = splitWishes(items)
  const ids = wanted.map((item) => item.id)
  return [...moveId(ids, id, move), ...obtained.map((item) => item.id)]
}
