import type { WishId } from '@/contract/ids'
import type { LootItem } from '@/contract/loot-item'
import type { WishFieldValues } from '@/contract/wish-fields'
import { moveToRank } from '@/contract/wish-order'
import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import { isWishFor } from '../wish/wish-slots'

export interface AddEdit extends WishFieldValues {
  type: 'add'
  id: WishId
  lootItem: LootItem
  slot: Slot
  /** The rank of the new wish; the end of the list by default. */
  priority?: number
}

export interface RemoveEdit {
  type: 'remove'
  id: WishId
}

export interface ChangeEdit extends WishFieldValues {
  type: 'change'
  id: WishId
  /** The note that the player saw when writing a new one; empty if there was none. */
  seenNote?: string
}

export interface OrderEdit {
  type: 'order'
  ids: string[]
}

/**
 * A change to a wishlist. Edits refer to wishes by ids that the client creates, and they are
 * idempotent: an edit may be replayed over a list that already contains it.
 */
export type WishlistEdit =
  | AddEdit
  | RemoveEdit
  | ChangeEdit
  /** Moves a wanted wish to a rank (`moveToRank`). */
  | { type: 'move'; id: WishId; rank: number }
  /** Orders the wishes; those that are not named follow in their order. */
  | OrderEdit
  | { type: 'rename'; name: string }
  /** Marks the list as main; the previous main list loses the mark. False takes the mark off. */
  | { type: 'main'; isMain: boolean }

/** An edit and its wishlist, as the list was when the edit was made. */
export interface ListEdit {
  wishlist: Wishlist
  edit: WishlistEdit
}

/** A list with its wishes, or a list of an overview, which is loaded without wishes. */
type AnyList = Wishlist & { items?: WishlistItem[] }

/**
 * Returns the list as the screen shows it: the server's data with all pending edits applied in
 * order. Edits of other lists count too, because a new main list replaces the previous one.
 */
export function replayEdits<List extends AnyList>(list: List, pending: readonly ListEdit[]): List {
  const own = pending.filter(({ wishlist }) => wishlist.id === list.id)
  const edited = applyEdits(
    list,
    own.map(({ edit }) => edit),
  )
  const isMainWishlist = isMainAfter(list, pending)
  return isMainWishlist === edited.isMainWishlist ? edited : { ...edited, isMainWishlist }
}

/** Whether a list is main after pending edits of lists of the same selection. */
function isMainAfter(list: Wishlist, pending: readonly ListEdit[]): boolean {
  return pending.reduce((isMain, { wishlist, edit }) => {
    if (edit.type !== 'main' || !isSameSelection(wishlist, list)) return isMain
    if (wishlist.id === list.id) return edit.isMain
    return isMain && !edit.isMain
  }, list.isMainWishlist)
}

/** Whether two lists are for the same selection; at most one list of a selection is main. */
export function isSameSelection(a: Wishlist, b: Wishlist): boolean {
  return (
    a.character.id === b.character.id &&
    a.instance.id === b.instance.id &&
    a.difficulty === b.difficulty &&
    a.specialization === b.specialization
  )
}

/**
 * Applies edits of one list in order. Priorities stay dense (1, 2, 3 …) and the counts match the
 * items. Pure: the given list is not changed. Without edits the same list is returned.
 */
export function applyEdits<List extends AnyList>(list: List, edits: readonly WishlistEdit[]): List {
  if (edits.length === 0) return list
  const edited = edits.reduce((current, edit) => applyToList(current, edit), list)
  if (!edited.items) return edited
  const items = edits
    .reduce(applyToItems, edited.items)
    .map((item, index) => (item.priority === index + 1 ? item : { ...item, priority: index + 1 }))
  return {
    ...edited,
    items,
    itemCount: items.length,
    obtainedCount: items.filter((item) => item.isObtained).length,
  }
}

/** Whether a wish is the one that an edit adds: a list has an item once in each slot. */
export function isSameWish(item: WishlistItem, { id, lootItem, slot }: AddEdit): boolean {
  return item.id === id || isWishFor(item, lootItem.id, slot)
}

function applyToList<List extends AnyList>(list: List, edit: WishlistEdit): List {
  if (edit.type === 'rename') return { ...list, name: edit.name }
  return edit.type === 'main' ? { ...list, isMainWishlist: edit.isMain } : list
}

function applyToItems(items: WishlistItem[], edit: WishlistEdit): WishlistItem[] {
  switch (edit.type) {
    case 'add': {
      if (items.some((item) => isSameWish(item, edit))) return items
      const { type: _, priority = items.length + 1, ...wish } = edit
      return items.toSpliced(priority - 1, 0, { ...wish, priority })
    }
    case 'remove':
      return items.filter((item) => item.id !== edit.id)
    case 'change': {
      const { type: _, seenNote: __, id, ...fields } = edit
      return items.map((item) => (item.id === id ? { ...item, ...fields } : item))
    }
    case 'move': {
      // The backend rejects the whole change of a wish that the list no longer has.
      if (!items.some((item) => item.id === edit.id)) return items
      return inOrder(items, moveToRank(items, edit.id, edit.rank))
    }
    case 'order':
      return inOrder(items, edit.ids)
    case 'rename':
    case 'main':
      return items
  }
}

/** The wishes in the order of these ids; those that are not named follow in their order. */
function inOrder(items: WishlistItem[], ids: readonly string[]): WishlistItem[] {
  const rest = new Map(items.map((item) => [item.id, item]))
  const named = ids.flatMap((id) => {
    const item = rest.get(id)
    rest.delete(id)
    return item ?? []
  })
  return [...named, ...rest.values()]
}
