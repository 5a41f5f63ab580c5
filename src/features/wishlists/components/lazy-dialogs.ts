import { lazyDialog } from '@/lib/lazy-part'

/* Dialogs with forms. Loaded late, because pages render first without the form library. */

export const CreateWishlistDialog = lazyDialog(
  async () => (await import('./create-wishlist-dialog')).CreateWishlistDialog,
)
export const DuplicateWishlistDialog = lazyDialog(
  async () => (await import('./duplicate-wishlist-dialog')).DuplicateWishlistDialog,
)
