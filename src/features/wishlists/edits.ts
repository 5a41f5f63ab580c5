import type { LootItem } from '@/contract/loot-item'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import type { Slot } from '@/game/items'

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
 * A change to the wishes of a list, by ids that are known before the server answers. Doing an edit
 * twice is the same as doing it once, so it may be replayed over a list that already has it.
 */
export type WishlistEdit =
  | AddEdit
  | { type: 'remove'; id: string }
  | { type: 'change'; id: string; note?: string | null; isObtained?: boolean }
  | { type: 'order'; ids: readonly string[] }

/**
 * What the screen shows: the list as the server last told it, with the edits still under way done to
 * it in order. Ranks stay dense (1, 2, 3 …) and counts true. Pure; the list given is left as it is.
 */
export function applyEdits(
  list: WishlistWithItems,
  edits: readonly WishlistEdit[],
): WishlistWithItems {
  if (edits.length === 0) return list
  const items = edits
    .reduce(applyEdit, list.items)
    .map((item, index) => (item.priority === index + 1 ? item : { ...item, priority: index + 1 }))
  return {
    ...list,
    items,
    itemCount: items.length,
    obtainedCount: items.filter((item) => item.isObtained).length,
  }
}

/** Whether a list has what an add would add: then it changes nothing. */
export function hasItem(list: WishlistWithItems, add: AddEdit): boolean {
  return list.items.some((item) => isSameWish(item, add))
}

function isSameWish(item: WishlistItem, { id, lootItem, slot }: AddEdit): boolean {
  return item.id === id || (item.lootItem.id === lootItem.id && item.slot === slot)
}

function applyEdit(items: readonly WishlistItem[], edit: WishlistEdit): WishlistItem[] {
  switch (edit.type) {
    case 'add': {
      const isThere = items.some((item) => isSameWish(item, edit))
      const { type: _, priority = items.length + 1, ...wish } = edit
      return isThere ? [...items] : items.toSpliced(priority - 1, 0, { ...wish, priority })
    }
    case 'remove':
      return items.filter((item) => item.id !== edit.id)
    case 'change': {
      const { type: _, id, ...changes } = edit
      return items.map((item) => (item.id === id ? { ...item, ...changes } : item))
    }
    case 'order': {
      const rank = new Map(edit.ids.map((id, index) => [id, index]))
      const last = edit.ids.length
      // Ids that are missing keep their order at the end, as the server does it (contract).
      return items.toSorted((a, b) => (rank.get(a.id) ?? last) - (rank.get(b.id) ?? last))
    }
  }
}
