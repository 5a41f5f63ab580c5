import type { OwnedItem, WornItem } from '@/contract/gear'
import type { BoardList } from '@/contract/guilds/guild-board'
import { placesOf } from '@/game/gear/places'

/** The worn items in the places of the wishes; others are not shared. */
export function wornForWishes(
  wishes: BoardList['wishes'],
  wearer: { className: string; specialization: string },
  owned: readonly OwnedItem[],
): WornItem[] {
  const places = new Set<string>(wishes.flatMap(({ slot }) => placesOf(slot, wearer)))
  return owned.flatMap(({ isWorn, ...item }) => (isWorn && places.has(item.place) ? item : []))
}
