import { lazyDialog } from '@/lib/lazy-component'

/* Lazy-loaded, so that pages render without waiting for dialogs and the form library. */

export const CreateWishlistDialog = lazyDialog(
  async () => (await import('./create-wishlist-dialog')).CreateWishlistDialog,
)
export const NoteDialog = lazyDialog(async () => (await import('./note-dialog')).NoteDialog)
export const WishSheet = lazyDialog(async () => (await import('./wish-sheet')).WishSheet)
export const AddUpgradesDialog = lazyDialog(
  async () => (await import('./add-upgrades-dialog')).AddUpgradesDialog,
)
export const DuplicateWishlistDialog = lazyDialog(
  async () => (await import('./duplicate-wishlist-dialog')).DuplicateWishlistDialog,
)
