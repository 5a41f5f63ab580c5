import { UNRESOLVED } from '@/contract/answers/received'
import type { LootItem } from '@/contract/loot-item'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { slotsOf } from '@/game/eligibility'
import { SLOTS, type Slot } from '@/game/items'
import type { QueryClient } from '@tanstack/react-query'
import { availableItemsQuery, CALLS_AT_ONCE } from './picker/available-items.queries'

/** Whether a wish has its loot item, and not only the item's id or name. */
export function isResolved({ lootItem }: WishlistItem): boolean {
  return lootItem.name !== UNRESOLVED && lootItem.id !== UNRESOLVED
}

/**
 * Completes the wishes of which the backend sent only the id or the name of the loot item: the
 * items are among the available items of their slots, or of all slots if a slot is unknown. Items
 * that are not available any more are named "Unknown item", or have the id of their wish.
 */
export async function resolveWishes(
  queryClient: QueryClient,
  wishlist: WishlistWithItems,
): Promise<WishlistWithItems> {
  const open = wishlist.items.filter((wish) => !isResolved(wish))
  if (open.length === 0) return wishlist
  const ownSlots = SLOTS.filter((slot) => open.some((wish) => wish.slot === slot))
  const slots = open.every(({ slot }) => SLOTS.some((known) => known === slot)) ? ownSlots : SLOTS
  const found: { item: LootItem; slot: Slot }[] = []
  for (let index = 0; index < slots.length; index += CALLS_AT_ONCE) {
    const calls = slots.slice(index, index + CALLS_AT_ONCE).map(async (slot) => {
      const items = await queryClient.query(availableItemsQuery(wishlist.id, slot))
      for (const item of items) found.push({ item, slot })
    })
    // A list with unknown items is better than none, so a failed call does not fail the list.
    // oxlint-disable-next-line no-await-in-loop -- the number of calls at once is limited
    await Promise.allSettled(calls)
  }
  const items = wishlist.items.map((wish) => {
    if (isResolved(wish)) return wish
    const { id, name } = wish.lootItem
    const match = found.find(({ item }) =>
      id === UNRESOLVED ? item.name === name : item.id === id,
    )
    const unavailable = {
      ...wish.lootItem,
      id: id === UNRESOLVED ? (wish.id as string) : id,
      name: name === UNRESOLVED ? 'Unknown item' : name,
    }
    return {
      ...wish,
      lootItem: match?.item ?? unavailable,
      slot: wish.slot || (match && slotsOf(match.item).length <= 1 ? match.slot : ''),
    }
  })
  return { ...wishlist, items }
}
