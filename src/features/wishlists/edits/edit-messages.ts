import type { WishId } from '@/contract/ids'
import { WISH_FIELD_NAMES, WISH_FIELDS, type WishField } from '@/contract/wish-fields'
import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import type { ChangeEdit, WishlistEdit } from './edits'

/** One toast for all moves, because each one changes the ranks that the others report. */
export const MOVE_TOAST_ID = 'moved'

/** The id of the toast that reports that a wish was removed or changed, and offers Undo. */
export function undoToastId(wishId: WishId): string {
  return `undo-${wishId}`
}

/** The verb for setting a field of a wish; the name of the item follows it. */
const CHANGES: Record<WishField, (edit: ChangeEdit) => string> = {
  note: ({ note }) => `${note ? 'save' : 'delete'} the note on`,
  isObtained: ({ isObtained }) => (isObtained ? 'tick' : 'untick'),
}

/**
 * The title of the toast about a rejected edit, e.g. "Could not tick Font of Venomous Rage".
 *
 * @param items the wishes of the list, if they are known
 */
export function rejectionOf(
  edit: WishlistEdit,
  wishlist: Pick<Wishlist, 'name'>,
  items: readonly WishlistItem[] = [],
): string {
  const nameOf = (id: WishId) =>
    items.find((item) => item.id === id)?.lootItem.name ?? `an item of ${wishlist.name}`
  switch (edit.type) {
    case 'add':
      return `Could not add ${edit.lootItem.name}`
    case 'remove':
    case 'move':
      return `Could not ${edit.type} ${nameOf(edit.id)}`
    case 'change':
      return `Could not ${verbOf(edit)} ${nameOf(edit.id)}`
    case 'order':
      return `Could not order ${wishlist.name}`
    case 'rename':
      return `Could not rename ${wishlist.name}`
    case 'main':
      return `Could not ${edit.isMain ? 'mark' : 'unset'} ${wishlist.name} as main`
  }
}

/** The id of the wish that an edit changes; null if it adds one or edits the list. */
export function wishOf(edit: WishlistEdit): string | null {
  return edit.type === 'change' || edit.type === 'move' || edit.type === 'remove' ? edit.id : null
}

/** Why an edit of something that no longer exists was rejected. */
export function goneReason(edit: WishlistEdit): string {
  // The status 404 does not say which of the two is missing.
  if (edit.type === 'add') return 'The wishlist or the item no longer exists.'
  const what = wishOf(edit) === null ? 'The wishlist was deleted' : 'It or its wishlist was removed'
  return `${what} on another device or in another tab.`
}

/** The text that the player typed for an edit. */
export function typedText(edit: WishlistEdit): string | undefined {
  if (edit.type === 'rename') return edit.name
  if (edit.type !== 'change') return undefined
  const typed = WISH_FIELD_NAMES.filter((field) => WISH_FIELDS[field].isTyped)
  return typed.map((field) => edit[field]).find((value) => typeof value === 'string')
}

function verbOf(edit: ChangeEdit): string {
  const field = WISH_FIELD_NAMES.find((name) => edit[name] !== undefined)
  return field ? CHANGES[field](edit) : 'change'
}
