import type { WishlistWithItems } from '@/contract/wishlist'
import { useState } from 'react'

const FIELDS = [
  'id',
  'character',
  'instance',
  'specialization',
  'difficulty',
  'hasSim',
] as const satisfies readonly (keyof WishlistWithItems)[]

/** The part of a wishlist that the picker shows: which items are on it, in any order. */
export type ListOfPicker = Pick<WishlistWithItems, (typeof FIELDS)[number] | 'items'>

/**
 * The wishlist for the picker: the same object until an item is added or removed, so that a move or
 * a tick does not render the picker.
 */
export function usePickerList(wishlist: WishlistWithItems): ListOfPicker {
  const [last, setLast] = useState(wishlist)
  if (last === wishlist || isSameForPicker(last, wishlist)) return last
  setLast(wishlist)
  return wishlist
}

function isSameForPicker(one: ListOfPicker, other: ListOfPicker): boolean {
  if (FIELDS.some((field) => one[field] !== other[field])) return false
  if (one.items.length !== other.items.length) return false
  // The item of a wish never changes. Its slot does if the backend does not keep it.
  const slots = new Map(one.items.map(({ id, slot }) => [id, slot]))
  return other.items.every(({ id, slot }) => slots.get(id) === slot)
}
