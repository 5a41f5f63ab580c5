import type { Wishlist, WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { DIFFICULTIES } from '@/game/difficulties'
import { groupWishesByBoss, type BossWishes } from '../list/group-by-boss'

export interface RaidWish {
  wishlist: WishlistWithItems
  wish: WishlistItem
  /** The rank on the list. */
  rank: number
}

/**
 * An item that a character wants for a slot, once, with its wishes, the easiest difficulty first.
 */
export interface RaidItem {
  id: string
  wishes: RaidWish[]
  /** The wish on the hardest difficulty, whose level and gain decide. */
  hardest: RaidWish
}

/** What a character wants from a boss, by rank on the hardest difficulty. */
export interface RaidCharacter {
  character: Wishlist['character']
  items: RaidItem[]
}

export interface RaidBoss extends Pick<BossWishes, 'id' | 'name' | 'encounterOrder'> {
  /** Those who want something or have ticked something recently. */
  characters: RaidCharacter[]
  /** The number of wanted items, without recent ticks. */
  count: number
}

export interface Raid {
  instance: Wishlist['instance']
  bosses: RaidBoss[]
}

/**
 * Groups the wishes of lists by instance, boss and character. Wishes whose boss is not known are
 * left out.
 * @param recent ids of obtained wishes that are shown
 */
export function findRaids(
  wishlists: readonly WishlistWithItems[],
  recent: ReadonlySet<string> = new Set(),
): Raid[] {
  const instances = new Map(wishlists.map(({ instance }) => [instance.id, instance]))
  return [...instances.values()].map((instance) => ({
    instance,
    bosses: bossesOf(
      wishlists.filter((list) => list.instance.id === instance.id),
      instance.bosses ?? [],
      recent,
    ),
  }))
}

function isWanted({ wishes }: RaidItem): boolean {
  return wishes.some(({ wish }) => !wish.isObtained)
}

/** @param all the bosses of the raid, as far as they are known; none are shown without any wish */
function bossesOf(
  lists: readonly WishlistWithItems[],
  all: NonNullable<Wishlist['instance']['bosses']>,
  recent: ReadonlySet<string>,
): RaidBoss[] {
  const ranked = new Map<WishlistItem, RaidWish>()
  for (const wishlist of lists) {
    for (const [index, wish] of wishlist.items.entries()) {
      if (wish.isObtained && !recent.has(wish.id)) continue
      ranked.set(wish, { wishlist, wish, rank: index + 1 })
    }
  }
  const known = lists.flatMap(({ items }) => items).filter(({ lootItem }) => lootItem.boss)
  return groupWishesByBoss(known, known.length > 0 ? all : []).map(
    ({ id, name, encounterOrder, wishes }) => {
      const characters = groupItems(wishes.flatMap((wish) => ranked.get(wish) ?? []))
      const count = characters.flatMap(({ items }) => items).filter(isWanted).length
      return { id, name, encounterOrder, characters, count }
    },
  )
}

function groupItems(wishes: readonly RaidWish[]): RaidCharacter[] {
  // In the order of the lists.
  const characters = new Map(wishes.map(({ wishlist: { character } }) => [character.id, character]))
  const byItem = new Map<string, RaidWish[]>()
  for (const one of wishes.toSorted(byDifficulty)) {
    const key = `${one.wishlist.character.id} ${one.wish.lootItem.id} ${one.wish.slot}`
    byItem.set(key, [...(byItem.get(key) ?? []), one])
  }
  const items = [...byItem]
    .flatMap(([id, ofItem]) => {
      const hardest = ofItem.at(-1)
      return hardest ? { id, wishes: ofItem, hardest } : []
    })
    .toSorted((a, b) => a.hardest.rank - b.hardest.rank)
  return [...characters.values()].map((character) => ({
    character,
    items: items.filter(({ hardest }) => hardest.wishlist.character.id === character.id),
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
  const difficulties = difficultiesOf(ofCharacter)
  const difficulty = difficulties.find((one) => one === wanted.difficulty)
  return {
    lists: ofCharacter.filter((list) => !difficulty || list.difficulty === difficulty),
    filter: { character, difficulty },
    characters,
    difficulties,
  }
}

/** The difficulties of lists, the easiest first. */
export function difficultiesOf(lists: readonly Pick<Wishlist, 'difficulty'>[]): string[] {
  return [...new Set(lists.map((list) => list.difficulty))].toSorted(
    (a, b) => orderOf(a) - orderOf(b),
  )
}

function byDifficulty(one: RaidWish, other: RaidWish): number {
  return orderOf(one.wishlist.difficulty) - orderOf(other.wishlist.difficulty)
}

function orderOf(difficulty: string): number {
  return DIFFICULTIES.findIndex((known) => known === difficulty)
}
