import { lazyDialog } from '@/lib/lazy-component'

/* The dialogs with forms, whose library no page needs for its first look. */

export const CreateWishlistDialog = lazyDialog(
  async () => (await import('./create-wishlist-dialog')).CreateWishlistDialog,
)
export const DuplicateWishlistDialog = lazyDialog(
  async () => (await import('./duplicate-wishlist-dialog')).DuplicateWishlistDialog,
)
