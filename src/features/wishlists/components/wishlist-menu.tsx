import { messageOf } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { toast } from '@/ui/toast'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Copy, Ellipsis, Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { plural } from '@/lib/format'
import { useDeleteWishlist, useUpdateWishlist } from '../wishlists.mutations'
import { DuplicateWishlistDialog } from './duplicate-wishlist-dialog'
import { RenameWishlistDialog } from './rename-wishlist-dialog'

interface WishlistMenuProps {
  wishlist: Wishlist
  /** The page of the list itself leaves when the list is gone. */
  onDeleted?: () => void
  onDuplicated?: (wishlistId: string) => void
}

/** Everything that can be done with a list as a whole. */
export function WishlistMenu({ wishlist, onDeleted, onDuplicated }: WishlistMenuProps) {
  const [dialog, setDialog] = useState<'rename' | 'duplicate' | 'delete' | null>(null)
  const update = useUpdateWishlist()
  const remove = useDeleteWishlist()
  const closeOnFalse = (isOpen: boolean) => {
    if (!isOpen) setDialog(null)
  }

  return (
    <>
      <Menu
        align="right"
        trigger={
          <IconButton label={`More actions for ${wishlist.name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => setDialog('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => setDialog('duplicate')}>
          Duplicate
        </MenuItem>
        {!wishlist.isMainWishlist && (
          <MenuItem
            icon={<Star />}
            onSelect={() =>
              update.mutate(
                { id: wishlist.id, isMainWishlist: true },
                {
                  onSuccess: () => toast.success(`${wishlist.name} is now the main wishlist`),
                  onError: (error) => toast.error(messageOf(error)),
                },
              )
            }
          >
            Mark as main
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem isDanger icon={<Trash2 />} onSelect={() => setDialog('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <RenameWishlistDialog
        wishlist={wishlist}
        open={dialog === 'rename'}
        onOpenChange={closeOnFalse}
      />
      <DuplicateWishlistDialog
        wishlist={wishlist}
        open={dialog === 'duplicate'}
        onOpenChange={closeOnFalse}
        onDuplicated={onDuplicated}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(isOpen) => {
          if (!isOpen) remove.reset()
          closeOnFalse(isOpen)
        }}
        variant="destructive"
        title={`Delete ${wishlist.name}?`}
        description={`The wishlist and its ${plural(wishlist.itemCount ?? 0, 'item')} will be gone for good.`}
        confirmLabel="Delete"
        pendingText="Deleting..."
        isPending={remove.isPending}
        error={remove.error && messageOf(remove.error)}
        onConfirm={() =>
          remove.mutate(wishlist, {
            onSuccess: () => {
              setDialog(null)
              onDeleted?.()
            },
          })
        }
      />
    </>
  )
}
