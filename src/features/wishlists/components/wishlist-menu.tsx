import { messageOf } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Copy, Ellipsis, Pencil, Star, Trash2 } from 'lucide-react'
import { useState, type Ref } from 'react'
import { plural } from '@/lib/format'
import { useEditWishlist } from '../edits.mutations'
import { useDeleteWishlist } from '../wishlists.mutations'
import { DuplicateWishlistDialog } from './lazy-dialogs'

interface WishlistMenuProps {
  wishlist: Wishlist
  /** Makes the name a field, where it stands. */
  onRename: () => void
  triggerRef: Ref<HTMLButtonElement>
  /** The page of the list itself leaves when the list is gone. */
  onDeleted?: () => void
  onDuplicated?: (wishlistId: string) => void
}

/** Everything that can be done with a list as a whole. */
export function WishlistMenu({
  wishlist,
  onRename,
  triggerRef,
  onDeleted,
  onDuplicated,
}: WishlistMenuProps) {
  const [dialog, setDialog] = useState<'duplicate' | 'delete' | null>(null)
  const edit = useEditWishlist()
  const remove = useDeleteWishlist()
  const closeOnFalse = (isOpen: boolean) => {
    if (!isOpen) setDialog(null)
  }

  return (
    <>
      <Menu
        align="right"
        trigger={
          <IconButton ref={triggerRef} label={`More actions for ${wishlist.name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={onRename}>
          Rename
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => setDialog('duplicate')}>
          Duplicate
        </MenuItem>
        {!wishlist.isMainWishlist && (
          <MenuItem icon={<Star />} onSelect={() => edit(wishlist, { type: 'main' })}>
            Mark as main
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem isDanger icon={<Trash2 />} onSelect={() => setDialog('delete')}>
          Delete
        </MenuItem>
      </Menu>
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
