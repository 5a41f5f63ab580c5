import type { Wishlist } from '@/contract/wishlist'
import { DIFFICULTIES } from '@/game/difficulties'

/** The lists for one raid. */
export interface InstanceGroup {
  instance: Wishlist['instance']
  wishlists: Wishlist[]
}

/** Hardest first: that is what a raider works towards. Unknown difficulties come last. */
function difficultyRank(difficulty: string): number {
  return -DIFFICULTIES.findIndex((known) => known === difficulty)
}

/**
 * A character's lists by raid, in the order the server gives the raids; within a raid by difficulty,
 * the hardest first, and within a difficulty the main one first.
 */
export function groupByInstance(wishlists: readonly Wishlist[]): InstanceGroup[] {
  const groups = new Map<string, InstanceGroup>()
  for (const wishlist of wishlists) {
    const group = groups.get(wishlist.instance.id) ?? { instance: wishlist.instance, wishlists: [] }
    group.wishlists.push(wishlist)
    groups.set(wishlist.instance.id, group)
  }
  return [...groups.values()].map(({ instance, wishlists: lists }) => ({
    instance,
    wishlists: lists.toSorted(
      (a, b) =>
        difficultyRank(a.difficulty) - difficultyRank(b.difficulty) ||
        Number(b.isMainWishlist) - Number(a.isMainWishlist),
    ),
  }))
}
