import { lazyDialog } from '@/lib/lazy-component'

/* The dialogs with forms, whose library no page needs for its first look. */

export const CreateWishlistDialog = lazyDialog(
  async () => (await import('./create-wishlist-dialog')).CreateWishlistDialog,
)
export const NoteDialog = lazyDialog(async () => (await import('./note-dialog')).NoteDialog)
export const DuplicateWishlistDialog = lazyDialog(
  async () => (await import('./duplicate-wishlist-dialog')).DuplicateWishlistDialog,
)
