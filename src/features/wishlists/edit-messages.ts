import { WISH_FIELD_NAMES, type WishField } from '@/contract/wish-fields'
import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import type { ChangeEdit, WishlistEdit } from './edits'

/** The id of the toast that reports a removal and offers Undo. */
export function removalToastId(wishId: string): string {
  return `removed-${wishId}`
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
  const nameOf = (id: string) =>
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

function verbOf(edit: ChangeEdit): string {
  const field = WISH_FIELD_NAMES.find((name) => edit[name] !== undefined)
  return field ? CHANGES[field](edit) : 'change'
}
