import { wishFieldsOf } from '@/contract/wish-fields'
import type { WishlistItem } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import type { AddEdit, RemoveEdit } from './edits'

/**
 * Returns the edit that undoes a removal: it adds the same wish with the same rank and fields.
 * Null when the list does not have the wish.
 *
 * @param items the wishes of the list before the removal
 */
export function inverseOf({ id }: RemoveEdit, items: readonly WishlistItem[]): AddEdit | null {
  const wish = items.find((item) => item.id === id)
  if (!wish) return null
  return {
    type: 'add',
    id,
    lootItem: wish.lootItem,
    // Answers may name unknown slots, but the server has accepted this slot before.
    slot: wish.slot as Slot,
    priority: wish.priority,
    ...wishFieldsOf(wish),
  }
}
