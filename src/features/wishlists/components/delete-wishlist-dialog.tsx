import { messageOf } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import type { DialogProps } from '@/lib/load-later'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useDeleteWishlist } from '../deletion.mutations'

interface DeleteWishlistDialogProps extends DialogProps {
  wishlist: Wishlist
  onDeleted?: () => void
}

export function DeleteWishlistDialog(props: DeleteWishlistDialogProps) {
  const { wishlist, open, onOpenChange, onDeleted } = props
  const canRestore = useFeature('wishlist-restore')
  const remove = useDeleteWishlist()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) remove.reset()
        onOpenChange(isOpen)
      }}
      variant="destructive"
      title={`Delete ${wishlist.name}?`}
      description={`This ${canRestore ? '' : 'permanently '}deletes the wishlist${wishlist.itemCount ? ` and its ${plural(wishlist.itemCount, 'item')}` : ''}.`}
      confirmLabel="Delete"
      pendingText="Deleting..."
      isPending={remove.isPending}
      error={remove.error && messageOf(remove.error)}
      onConfirm={() =>
        remove.mutate(wishlist, {
          onSuccess: () => {
            onOpenChange(false)
            onDeleted?.()
          },
        })
      }
    />
  )
}
