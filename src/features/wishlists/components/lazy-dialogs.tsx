import { lazyComponent, lazyDialog } from '@/lib/load-later'
import { Skeleton } from '@/ui/messages/skeleton'

/* Lazy-loaded, so that pages render without waiting for dialogs and the form library. */

export const CreateWishlistDialog = lazyDialog(
  async () => (await import('./create-wishlist-dialog')).CreateWishlistDialog,
)
export const WishSheet = lazyDialog(async () => (await import('../wish/wish-sheet')).WishSheet)
export const AddUpgradesDialog = lazyDialog(
  async () => (await import('../picker/add-upgrades-dialog')).AddUpgradesDialog,
)
export const DuplicateWishlistDialog = lazyDialog(
  async () => (await import('./duplicate-wishlist-dialog')).DuplicateWishlistDialog,
)
export const DeleteWishlistDialog = lazyDialog(
  async () => (await import('./delete-wishlist-dialog')).DeleteWishlistDialog,
)
export const ItemPicker = lazyComponent(
  async () => (await import('../picker/item-picker')).ItemPicker,
  <Skeleton className="h-48" />,
)
