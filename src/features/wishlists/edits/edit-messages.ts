import { ApiError, messageOf, NotFoundError } from '@/api/errors'
import type { WishId } from '@/contract/ids'
import { WISH_FIELD_NAMES, WISH_FIELDS, type WishField } from '@/contract/wish-fields'
import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import { copyText } from '@/lib/clipboard'
import { toast, type ToastOptions } from '@/ui/messages/toast'
import type { QueryClient } from '@tanstack/react-query'
import { mainWishlistsQuery, wishlistQuery } from '../wishlists.queries'
import type { ChangeEdit, ListEdit, WishlistEdit } from './edits'
import type { Replaced } from './send-edit'
import { UnsupportedChangeError } from './unsupported-changes.queries'

/** One toast for all moves, because each one changes the ranks that the others report. */
export const MOVE_TOAST_ID = 'moved'

/** The id of the toast that reports that a wish was removed or changed, and offers Undo. */
export function undoToastId(wishId: WishId): string {
  return `undo-${wishId}`
}

/** Reports an edit, and that it was undone. `undo` is null if it cannot be undone. */
export function toastUndoable(done: string, undo: (() => void) | null, options: ToastOptions = {}) {
  const undoAndTell = () => {
    undo?.()
    toast.success(`Undone: ${done}`)
  }
  toast.success(done, { ...options, undo: undo ? undoAndTell : undefined })
}

/** The verb for setting a field of a wish; the name of the item follows it. */
const CHANGES: Record<WishField, (edit: ChangeEdit) => string> = {
  claim: ({ claim }) => `${claim ? 'set' : 'delete'} the claim on`,
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
function goneReason(edit: WishlistEdit): string {
  // The status 404 does not say which of the two is missing.
  if (edit.type === 'add') return 'The wishlist or the item no longer exists.'
  const what = wishOf(edit) === null ? 'The wishlist was deleted' : 'It or its wishlist was removed'
  return `${what} on another device or in another tab.`
}

/** The text that the player typed for an edit. */
function typedText(edit: WishlistEdit): string | undefined {
  if (edit.type === 'rename') return edit.name
  if (edit.type !== 'change') return undefined
  const typed = WISH_FIELD_NAMES.filter((field) => WISH_FIELDS[field].isTyped)
  return typed.map((field) => edit[field]).find((value) => typeof value === 'string')
}

function verbOf(edit: ChangeEdit): string {
  const field = WISH_FIELD_NAMES.find((name) => edit[name] !== undefined)
  return field ? CHANGES[field](edit) : 'change'
}

/**
 * Says what a confirmed edit has replaced without the player's knowledge, and which list is main.
 * @param onUndo makes an edit that undoes it
 */
export function reportConfirmed(
  { wishlist, edit }: ListEdit,
  replaced: Replaced,
  onUndo: (wishlist: Wishlist, edit: WishlistEdit) => void,
) {
  if (edit.type === 'change' && replaced.note) {
    toast.warning('Replaced a note from another device', {
      id: undoToastId(edit.id),
      description: `“${replaced.note}”`,
      undo: () => onUndo(wishlist, { type: 'change', id: edit.id, note: replaced.note }),
    })
  }
  if (edit.type !== 'main') return
  const { isMain } = edit
  const { list } = replaced
  toast.success(`${wishlist.name} is ${isMain ? 'now' : 'no longer'} the main wishlist`, {
    description: list && `Replaces ${list.name}`,
    undo: () => onUndo(list ?? wishlist, { type: 'main', isMain: Boolean(list) || !isMain }),
  })
}

/** Says which edit was rejected and why, in one toast, in place of the one that offers its Undo. */
export function reportRejected(
  queryClient: QueryClient,
  error: Error,
  { wishlist, edit }: ListEdit,
  tryAgain: () => void,
) {
  if (edit.type === 'move') toast.dismiss(MOVE_TOAST_ID)
  if (error instanceof UnsupportedChangeError) {
    toast.warning(error.message, { id: `not-kept-${error.change}` })
    return
  }
  if (edit.type === 'remove' || edit.type === 'change') toast.dismiss(undoToastId(edit.id))
  // Home shows lists whose page has not been opened.
  const list =
    queryClient.getQueryData(wishlistQuery(wishlist.id).queryKey) ??
    queryClient.getQueryData(mainWishlistsQuery().queryKey)?.find(({ id }) => id === wishlist.id)
  toast.error(rejectionOf(edit, wishlist, list?.items), recoveryOf(error, edit, tryAgain))
}

/**
 * The reason of a failed edit with an action: Try Again, or Copy text if a retry would fail too.
 */
function recoveryOf(error: Error, edit: WishlistEdit, tryAgain: () => void): ToastOptions {
  const reason = error instanceof NotFoundError ? goneReason(edit) : messageOf(error)
  const isFinal = error instanceof ApiError && (error.status ?? 500) < 500
  if (!isFinal) {
    return { description: reason, action: { label: 'Try Again', onClick: tryAgain } }
  }
  const text = typedText(edit)
  if (!text) return { description: reason }
  return {
    description: `${reason}\nYou wrote: ${text}`,
    action: { label: 'Copy text', onClick: () => void copyText(text) },
  }
}
