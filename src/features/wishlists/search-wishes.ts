import type { WishlistItem } from '@/contract/wishlist'
import { matchScore, toWords } from '@/game/word-search'
import { wordsOf } from './picker-items'

/** The wishes whose item or note matches the search, in their order. An empty search matches all. */
export function searchWishes(wishes: readonly WishlistItem[], search: string): WishlistItem[] {
  const query = toWords(search)
  return wishes.filter(({ lootItem, slot, note }) => {
    const words = wordsOf(lootItem, slot, lootItem.boss?.name ?? '')
    return matchScore(query, [...words, ...toWords(note ?? '')]) > 0
  })
}
