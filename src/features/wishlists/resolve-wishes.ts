import { UNRESOLVED_NAME } from '@/contract/received'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { SLOTS } from '@/game/items'
import type { QueryClient } from '@tanstack/react-query'
import { availableItemsQuery } from './picker/available-items.queries'

/** Whether a wish has its loot item, and not only the item's id. */
export function isResolved({ lootItem }: WishlistItem): boolean {
  return lootItem.name !== UNRESOLVED_NAME
}

/**
 * Completes the wishes of which the backend sent only the id of the loot item: the items are among
 * the available items of their slots, or of all slots if a slot is unknown. Items that are not
 * available any more are named "Unknown item".
 */
export async function resolveWishes(
  queryClient: QueryClient,
  wishlist: WishlistWithItems,
): Promise<WishlistWithItems> {
  const open = wishlist.items.filter((wish) => !isResolved(wish))
  if (open.length === 0) return wishlist
  const ownSlots = SLOTS.filter((slot) => open.some((wish) => wish.slot === slot))
  const slots = open.every(({ slot }) => SLOTS.some((known) => known === slot)) ? ownSlots : SLOTS
  // A list with unknown items is better than none, so a failed call does not fail the list.
  const answers = await Promise.allSettled(
    slots.map(async (slot) => {
      const items = await queryClient.query(availableItemsQuery(wishlist.id, slot))
      return items.map((item) => ({ item, slot }))
    }),
  )
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const items = wishlist.items.map((wish) => {
    if (isResolved(wish)) return wish
    const match = found.find(({ item }) => item.id === wish.lootItem.id)
    return {
      ...wish,
      lootItem: match?.item ?? { ...wish.lootItem, name: 'Unknown item' },
      slot: wish.slot || (match?.slot ?? ''),
    }
  })
  return { ...wishlist, items }
}
