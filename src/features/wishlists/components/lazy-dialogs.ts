import { lazyDialog } from '@/lib/lazy-component'

/* Dialogs with forms. Loaded late, because pages render first without the form library. */

export const CreateWishlistDialog = lazyDialog(
  async () => (await import('./create-wishlist-dialog')).CreateWishlistDialog,
)
export const NoteDialog = lazyDialog(async () => (await import('./note-dialog')).NoteDialog)
export const DuplicateWishlistDialog = lazyDialog(
  async () => (await import('./duplicate-wishlist-dialog')).DuplicateWishlistDialog,
)
