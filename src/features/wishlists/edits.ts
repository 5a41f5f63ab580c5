import type { LootItem } from '@/contract/loot-item'
import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import { orderAfterMove } from './order'

interface AddEdit {
  type: 'add'
  id: string
  lootItem: LootItem
  slot: Slot
  /** Rank to take; the end unless given. Undo of a removal gives it. */
  priority?: number
  note?: string | null
  isObtained?: boolean
}

/**
 * A change to a list, by ids that are known before the server answers. Doing an edit twice is the
 * same as doing it once, so it may be replayed over a list that already has it.
 */
export type WishlistEdit =
  | AddEdit
  | { type: 'remove'; id: string }
  | { type: 'change'; id: string; note?: string | null; isObtained?: boolean }
  /** To a rank among what is still wished for; beyond the end is the end. */
  | { type: 'move'; id: string; rank: number }
  | { type: 'rename'; name: string }
  /** The main list before gives way. */
  | { type: 'main' }

/** An edit and the list it is of, as that was when it was edited. */
export interface ListEdit {
  wishlist: Wishlist
  edit: WishlistEdit
}

/** A list with its wishes, or one of an overview, which has none. */
type AnyList = Wishlist & { items?: WishlistItem[] }

/**
 * What the screen shows of a list: as the server last told it, with the edits still under way, of
 * this list and of others, done to it in order.
 */
export function showEdits<List extends AnyList>(list: List, underWay: readonly ListEdit[]): List {
  const own = underWay.filter(({ wishlist }) => wishlist.id === list.id)
  const edited = applyEdits(
    list,
    own.map(({ edit }) => edit),
  )
  // The one thing that an edit of another list changes here.
  const newMain = underWay.findLast(
    ({ wishlist, edit }) => edit.type === 'main' && isSamePlace(wishlist, list),
  )
  return newMain ? { ...edited, isMainWishlist: newMain.wishlist.id === list.id } : edited
}

/** Among the lists of one place at most one is main. */
function isSamePlace(a: Wishlist, b: Wishlist): boolean {
  return (
    a.character.id === b.character.id &&
    a.instance.id === b.instance.id &&
    a.difficulty === b.difficulty &&
    a.specialization === b.specialization
  )
}

/**
 * A list with edits of its own done to it in order. Ranks stay dense (1, 2, 3 …) and counts true.
 * Pure; the list given is left as it is.
 */
export function applyEdits<List extends AnyList>(list: List, edits: readonly WishlistEdit[]): List {
  if (edits.length === 0) return list
  const headed = edits.reduce((current, edit) => applyToHead(current, edit), list)
  if (!headed.items) return headed
  const items = edits
    .reduce(applyToItems, headed.items)
    .map((item, index) => (item.priority === index + 1 ? item : { ...item, priority: index + 1 }))
  return {
    ...headed,
    items,
    itemCount: items.length,
    obtainedCount: items.filter((item) => item.isObtained).length,
  }
}

/** Whether a list has what an add would add: then it changes nothing. */
export function hasItem({ items = [] }: AnyList, add: AddEdit): boolean {
  return items.some((item) => isSameWish(item, add))
}

function isSameWish(item: WishlistItem, { id, lootItem, slot }: AddEdit): boolean {
  return item.id === id || (item.lootItem.id === lootItem.id && item.slot === slot)
}

function applyToHead<List extends AnyList>(list: List, edit: WishlistEdit): List {
  if (edit.type === 'rename') return { ...list, name: edit.name }
  return edit.type === 'main' ? { ...list, isMainWishlist: true } : list
}

function applyToItems(items: WishlistItem[], edit: WishlistEdit): WishlistItem[] {
  switch (edit.type) {
    case 'add': {
      const isThere = items.some((item) => isSameWish(item, edit))
      const { type: _, priority = items.length + 1, ...wish } = edit
      return isThere ? items : items.toSpliced(priority - 1, 0, { ...wish, priority })
    }
    case 'remove':
      return items.filter((item) => item.id !== edit.id)
    case 'change': {
      const { type: _, id, ...changes } = edit
      return items.map((item) => (item.id === id ? { ...item, ...changes } : item))
    }
    case 'move': {
      const order = orderAfterMove(items, edit.id, { rank: edit.rank })
      const rank = new Map(order.map((id, index) => [id, index]))
      return items.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
    }
    case 'rename':
    case 'main':
      return items
  }
}
