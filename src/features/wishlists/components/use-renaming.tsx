import type { Wishlist } from '@/contract/wishlist'
import { createLazyHook } from '@/lib/load-later'
import { useRef, useState } from 'react'

/** Lazy-loaded, so that pages render without waiting for the form library. */
const useRenameField = createLazyHook(async () => (await import('./rename-field')).RenameField)

/**
 * Renaming a wishlist in place: `menu` holds the props for its menu, `field` the input to show in
 * place of the name, or false while the name is not being edited.
 * @param hasOfflineEdits loads the code when the page is at rest, so that the list can be renamed
 *   offline; otherwise it is loaded when the menu opens, because few visits rename a list
 */
export function useRenaming(wishlist: Wishlist, { hasOfflineEdits = false } = {}) {
  const [isRenaming, setIsRenaming] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const menuRef = useRef<HTMLButtonElement>(null)
  const stop = () => setIsRenaming(false)
  const moment = hasOpened || hasOfflineEdits ? 'rest' : 'later'
  const RenameField = useRenameField(isRenaming ? 'now' : moment, stop)
  return {
    menu: {
      triggerRef: menuRef,
      hasOpened,
      onOpen: () => setHasOpened(true),
      onRename: () => setIsRenaming(true),
    },
    field: isRenaming && RenameField !== null && (
      // The hook returns the same component in every render.
      // oxlint-disable-next-line react/static-components
      <RenameField wishlist={wishlist} returnFocusTo={menuRef} onDone={stop} />
    ),
  }
}
