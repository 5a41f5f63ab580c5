import type { Wishlist } from '@/contract/wishlist'
import { DIFFICULTIES } from '@/game/difficulties'

export interface InstanceGroup {
  instance: Wishlist['instance']
  wishlists: Wishlist[]
}

/** Sort key of a difficulty: the hardest first, unknown difficulties last. */
function difficultyOrder(difficulty: string): number {
  return -DIFFICULTIES.findIndex((known) => known === difficulty)
}

/**
 * Groups a character's lists by instance. Instances keep the server's order. Within an instance the
 * hardest difficulty comes first, and within a difficulty the main list.
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
        difficultyOrder(a.difficulty) - difficultyOrder(b.difficulty) ||
        Number(b.isMainWishlist) - Number(a.isMainWishlist),
    ),
  }))
}
