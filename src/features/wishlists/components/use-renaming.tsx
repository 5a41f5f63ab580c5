import type { Wishlist } from '@/contract/wishlist'
import { createLazyHook } from '@/lib/lazy-component'
import { useRef, useState } from 'react'

/** Lazy-loaded, so that pages render without waiting for the form library. */
const useRenameField = createLazyHook(async () => (await import('./rename-field')).RenameField)

/**
 * Renaming a wishlist in place: `menu` holds the props for its menu, `field` the input to show in
 * place of the name, or false while the name is not being edited.
 */
export function useRenaming(wishlist: Wishlist) {
  const [isRenaming, setIsRenaming] = useState(false)
  const menuRef = useRef<HTMLButtonElement>(null)
  const stop = () => setIsRenaming(false)
  const RenameField = useRenameField(isRenaming, stop)
  return {
    menu: { triggerRef: menuRef, onRename: () => setIsRenaming(true) },
    field: isRenaming && RenameField !== null && (
      // The hook returns the same component in every render.
      // oxlint-disable-next-line react/static-components
      <RenameField wishlist={wishlist} returnFocusTo={menuRef} onDone={stop} />
    ),
  }
}
