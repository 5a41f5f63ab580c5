import type { WishlistId } from '@/contract/ids'
import type { Wishlist } from '@/contract/wishlist'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Copy, Ellipsis, Pencil, Star, StarOff, Trash2 } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { useEditWishlist } from '../edits/edits.mutations'
import { useIsSupported } from '../edits/unsupported-changes.queries'
import { DeleteWishlistDialog, DuplicateWishlistDialog } from '../components/lazy-dialogs'

interface WishlistMenuProps {
  wishlist: Wishlist
  /** Whether a guild has locked the list, which then stays the main list. */
  isLocked?: boolean
  /**
   * Whether the menu has been opened. The code of its dialogs is loaded then: few visits need it.
   */
  hasOpened: boolean
  onOpen: () => void
  /** Turns the name into a field. */
  onRename: () => void
  triggerRef: Ref<HTMLButtonElement>
  /** More actions. */
  children?: ReactNode
  onDeleted?: () => void
  onDuplicated?: (wishlistId: WishlistId) => void
}

/**
 * The actions on a wishlist. Renders nothing if the character now belongs to another Battle.net
 * account.
 */
export function WishlistMenu({ isLocked = false, ...props }: WishlistMenuProps) {
  const { wishlist, hasOpened, onOpen, onRename, triggerRef, children } = props
  const { onDeleted, onDuplicated } = props
  const [dialog, setDialog] = useState<'duplicate' | 'delete' | null>(null)
  const edit = useEditWishlist()
  const canRename = useIsSupported('name')
  const canMarkAsMain = useIsSupported('main')
  const canUnsetAsMain = useIsSupported('notMain')
  const closeOnFalse = (isOpen: boolean) => {
    if (!isOpen) setDialog(null)
  }

  if (wishlist.character.isTransferred) return null
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
          Delete list
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
          <DeleteWishlistDialog
            wishlist={wishlist}
            open={dialog === 'delete'}
            onOpenChange={closeOnFalse}
            onDeleted={onDeleted}
          />
        </>
      )}
    </>
  )
}
