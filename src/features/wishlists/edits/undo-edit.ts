import {
  WISH_FIELD_NAMES,
  WISH_FIELDS,
  wishFieldsOf,
  type WishFieldValues,
} from '@/contract/wish-fields'
import type { WishlistItem } from '@/contract/wishlist'
import { slotsOf } from '@/game/eligibility'
import type { Slot } from '@/game/items'
import { isSameWish, type AddEdit, type RemoveEdit, type WishlistEdit } from './edits'

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
    // The server has accepted an unknown slot before. A token may have no slot in its answers.
    slot: (wish.slot || slotsOf(wish.lootItem)[0]) as Slot,
    priority: wish.priority,
    ...wishFieldsOf(wish),
  }
}

/**
 * The edits that add a wish to a list. If the list has the wish already, e.g. because its item was
 * added again after a removal, the undo of the removal gives it the rank and the fields that it
 * had; fields that were set since stay.
 *
 * @param items the wishes that the list has
 * @returns no edits if nothing would change
 */
export function editsToAdd(add: AddEdit, items: readonly WishlistItem[]): WishlistEdit[] {
  const present = items.find((item) => isSameWish(item, add))
  if (!present) return [add]
  const { priority } = add
  // Only the undo of a removal names a rank.
  if (priority === undefined || present.id === add.id) return []
  const values = wishFieldsOf(add)
  const lost = WISH_FIELD_NAMES.filter(
    (field) =>
      values[field] !== WISH_FIELDS[field].initial &&
      (present[field] ?? WISH_FIELDS[field].initial) === WISH_FIELDS[field].initial,
  )
  const entries = lost.map((field) => [field, values[field]])
  // Object.fromEntries loses the names of the fields.
  const fields = Object.fromEntries(entries) as WishFieldValues
  const { id } = present
  const ids = items.map((item) => item.id).filter((other) => other !== id)
  const order = ids.toSpliced(priority - 1, 0, id)
  const isMoved = order.some((other, index) => other !== items[index]?.id)
  return [
    ...(lost.length > 0 ? [{ type: 'change' as const, id, ...fields }] : []),
    ...(isMoved ? [{ type: 'order' as const, ids: order }] : []),
  ]
}
