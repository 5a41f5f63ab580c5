import type { Wishlist, WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { groupByBoss } from './group-by-boss'
import { splitWishes } from './order'

/** The highest-ranked wanted wish of one list for a boss. */
export interface TopWish {
  wishlist: Wishlist
  wish: WishlistItem
  /** The rank among the wanted wishes of the list, from 1. */
  rank: number
}

/** A boss with the top wish of each list. */
export interface BossTopWishes {
  id: string
  name: string
  topWishes: TopWish[]
}

/** An instance with its bosses in boss order. */
export interface InstanceTopWishes {
  instance: Wishlist['instance']
  bosses: BossTopWishes[]
}

/**
 * Finds the top wish of each list for every boss, by instance and in boss order. Obtained wishes do
 * not count, nor do wishes whose boss is not known; bosses and instances without a wanted wish are left
 * out.
 */
export function findTopWishes(wishlists: readonly WishlistWithItems[]): InstanceTopWishes[] {
  const listsOfInstance = new Map<string, WishlistWithItems[]>()
  for (const wishlist of wishlists) {
    const { id } = wishlist.instance
    listsOfInstance.set(id, [...(listsOfInstance.get(id) ?? []), wishlist])
  }
  return [...listsOfInstance.values()].flatMap((lists) => {
    const [first] = lists
    const bosses = topWishesByBoss(lists)
    return first && bosses.length > 0 ? [{ instance: first.instance, bosses }] : []
  })
}

function topWishesByBoss(lists: readonly WishlistWithItems[]): BossTopWishes[] {
  const owners = new Map<WishlistItem, { wishlist: WishlistWithItems; rank: number }>()
  for (const wishlist of lists) {
    for (const [index, wish] of splitWishes(wishlist.items).wanted.entries()) {
      if (wish.lootItem.boss) owners.set(wish, { wishlist, rank: index + 1 })
    }
  }
  return groupByBoss([...owners.keys()], []).map(({ id, name, wishes }) => {
    // The wishes are ordered by list and rank, so the first one of each list is its top wish.
    const tops = new Map<string, TopWish>()
    for (const wish of wishes) {
      const owner = owners.get(wish)
      if (owner && !tops.has(owner.wishlist.id)) tops.set(owner.wishlist.id, { ...owner, wish })
    }
    return { id, name, topWishes: [...tops.values()].toSorted((a, b) => a.rank - b.rank) }
  })
}
