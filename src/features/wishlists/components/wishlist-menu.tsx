import { messageOf } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Copy, Ellipsis, Pencil, Star, StarOff, Trash2 } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { plural } from '@/lib/format'
import { useEditWishlist } from '../edits.mutations'
import { useIsKept } from '../kept-changes'
import { useDeleteWishlist } from '../wishlists.mutations'
import { DuplicateWishlistDialog } from './lazy-dialogs'

interface WishlistMenuProps {
  wishlist: Wishlist
  /** Whether a guild has locked the list, which then stays the main list. */
  isLocked?: boolean
  /** Whether the menu has been opened. The code of its dialogs is loaded then: few visits need it. */
  hasOpened: boolean
  onOpen: () => void
  /** Turns the name into a field. */
  onRename: () => void
  triggerRef: Ref<HTMLButtonElement>
  /** More actions. */
  children?: ReactNode
  /** Called after the list is deleted. */
  onDeleted?: () => void
  onDuplicated?: (wishlistId: string) => void
}

/** The actions on a wishlist. */
export function WishlistMenu({
  wishlist,
  isLocked = false,
  hasOpened,
  onOpen,
  onRename,
  triggerRef,
  children,
  onDeleted,
  onDuplicated,
}: WishlistMenuProps) {
  const [dialog, setDialog] = useState<'duplicate' | 'delete' | null>(null)
  const edit = useEditWishlist()
  const canRename = useIsKept('name')
  const canMarkAsMain = useIsKept('main')
  const canUnsetAsMain = useIsKept('notMain')
  const remove = useDeleteWishlist()
  const closeOnFalse = (isOpen: boolean) => {
    if (!isOpen) setDialog(null)
  }

  return (
    <>
      <Menu
        align="right"
        onOpen={onOpen}
        trigger={
          <IconButton ref={triggerRef} label={`More actions for ${wishlist.name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {canRename && (
          <MenuItem icon={<Pencil />} onSelect={onRename}>
            Rename
          </MenuItem>
        )}
        <MenuItem icon={<Copy />} onSelect={() => setDialog('duplicate')}>
          Duplicate
        </MenuItem>
        {!wishlist.isMainWishlist && canMarkAsMain && (
          <MenuItem icon={<Star />} onSelect={() => edit(wishlist, { type: 'main', isMain: true })}>
            Mark as main
          </MenuItem>
        )}
        {wishlist.isMainWishlist && canUnsetAsMain && (
          <MenuItem
            icon={<StarOff />}
            isDisabled={isLocked}
            onSelect={() => edit(wishlist, { type: 'main', isMain: false })}
          >
            Unset as main
          </MenuItem>
        )}
        {children}
        <MenuSeparator />
        <MenuItem
          isDanger
          icon={<Trash2 />}
          isDisabled={isLocked}
          onSelect={() => setDialog('delete')}
        >
          Delete
        </MenuItem>
      </Menu>
      {hasOpened && (
        <>
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
            description={`This permanently deletes the wishlist and its ${plural(wishlist.itemCount ?? 0, 'item')}.`}
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
      )}
    </>
  )
}
