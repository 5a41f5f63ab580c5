import type { Wishlist, WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { DIFFICULTIES } from '@/game/difficulties'
import { groupByBoss, type BossWishes } from './group-by-boss'
import { splitWishes } from './order'

/** A wish with its list. */
export interface RaidWish {
  wishlist: WishlistWithItems
  wish: WishlistItem
  /** The rank among the wanted wishes of the list, from 1; null if obtained. */
  rank: number | null
}

/** A boss with the wishes of several lists, the most wanted first. */
export interface RaidBoss extends Pick<BossWishes, 'id' | 'name' | 'encounterOrder'> {
  wishes: RaidWish[]
}

/** An instance with its bosses in boss order. */
export interface Raid {
  instance: Wishlist['instance']
  bosses: RaidBoss[]
}

/**
 * Groups the wanted wishes of lists by instance and boss. Wishes whose boss is not known are left out, and
 * so are bosses and instances without a wanted wish.
 * @param recent ids of obtained wishes that keep their places
 */
export function findRaidWishes(
  wishlists: readonly WishlistWithItems[],
  recent: ReadonlySet<string> = new Set(),
): Raid[] {
  const instances = new Map(wishlists.map(({ instance }) => [instance.id, instance]))
  return [...instances.values()]
    .map((instance) => ({
      instance,
      bosses: wishesByBoss(
        wishlists.filter((list) => list.instance.id === instance.id),
        recent,
      ),
    }))
    .filter(({ bosses }) => bosses.length > 0)
}

function wishesByBoss(
  lists: readonly WishlistWithItems[],
  recent: ReadonlySet<string>,
): RaidBoss[] {
  const placed = new Map<WishlistItem, RaidWish & { place: number }>()
  for (const wishlist of lists) {
    let lastRank = 0
    for (const [place, wish] of splitWishes(wishlist.items, recent).wanted.entries()) {
      const rank = wish.isObtained ? null : (lastRank += 1)
      if (wish.lootItem.boss) placed.set(wish, { wishlist, wish, rank, place })
    }
  }
  return groupByBoss([...placed.keys()], []).map(({ id, name, encounterOrder, wishes }) => ({
    id,
    name,
    encounterOrder,
    wishes: wishes.flatMap((wish) => placed.get(wish) ?? []).toSorted((a, b) => a.place - b.place),
  }))
}

/** Selects main wishlists by character id and difficulty. A missing filter has no effect. */
export interface RaidFilter {
  character?: string
  difficulty?: string
}

/** The lists that a filter selects, and what else it could be set to. */
export interface FilteredLists {
  lists: WishlistWithItems[]
  filter: RaidFilter
  characters: Wishlist['character'][]
  /** Of the lists of the selected character, the easiest first. */
  difficulties: string[]
}

/** Applies a filter. A character or difficulty that no list has is ignored. */
export function filterLists(
  wishlists: readonly WishlistWithItems[],
  wanted: RaidFilter,
): FilteredLists {
  const characters = [
    ...new Map(wishlists.map(({ character }) => [character.id, character])).values(),
  ]
  const character = characters.find(({ id }) => id === wanted.character)?.id
  const ofCharacter = wishlists.filter((list) => !character || list.character.id === character)
  const difficulties = [...new Set(ofCharacter.map((list) => list.difficulty))].toSorted(
    (a, b) => difficultyOrder(a) - difficultyOrder(b),
  )
  const difficulty = difficulties.find((one) => one === wanted.difficulty)
  return {
    lists: ofCharacter.filter((list) => !difficulty || list.difficulty === difficulty),
    filter: { character, difficulty },
    characters,
    difficulties,
  }
}

function difficultyOrder(difficulty: string): number {
  return DIFFICULTIES.findIndex((known) => known === difficulty)
}
