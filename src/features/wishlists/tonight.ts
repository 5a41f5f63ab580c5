import type { Wishlist, WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { groupByBoss } from './group-by-boss'
import { splitWishes } from './order'

/** The first thing one list hopes for from a boss. */
export interface TopWish {
  wishlist: Wishlist
  wish: WishlistItem
  /** Among what that list still wishes for. */
  rank: number
}

/** A boss of a raid with the top wish of each list. */
export interface TonightBoss {
  id: string
  name: string
  topWishes: TopWish[]
}

/** A raid and what to hope for at each pull. */
export interface TonightRaid {
  instance: Wishlist['instance']
  bosses: TonightBoss[]
}

/**
 * Per raid and boss, in encounter order, the top wish of each main list. What is obtained is not
 * hoped for, and a boss that nobody hopes for anything from is left out.
 */
export function planTonight(wishlists: readonly WishlistWithItems[]): TonightRaid[] {
  const raids = new Map<string, WishlistWithItems[]>()
  for (const wishlist of wishlists) {
    raids.set(wishlist.instance.id, [...(raids.get(wishlist.instance.id) ?? []), wishlist])
  }
  return [...raids.values()].flatMap((lists) => {
    const [first] = lists
    const bosses = toBosses(lists)
    return first && bosses.length > 0 ? [{ instance: first.instance, bosses }] : []
  })
}

function toBosses(lists: readonly WishlistWithItems[]): TonightBoss[] {
  const owners = new Map<WishlistItem, { wishlist: WishlistWithItems; rank: number }>()
  for (const wishlist of lists) {
    for (const [index, wish] of splitWishes(wishlist.items).wanted.entries()) {
      owners.set(wish, { wishlist, rank: index + 1 })
    }
  }
  return groupByBoss([...owners.keys()], []).map(({ id, name, wishes }) => {
    // Wishes stand by list and rank, so the first of each list is its top one.
    const tops = new Map<string, TopWish>()
    for (const wish of wishes) {
      const owner = owners.get(wish)
      if (owner && !tops.has(owner.wishlist.id)) tops.set(owner.wishlist.id, { ...owner, wish })
    }
    return { id, name, topWishes: [...tops.values()].toSorted((a, b) => a.rank - b.rank) }
  })
}
