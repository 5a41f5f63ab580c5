import { createWishlistRequest, type Wishlist } from '@/contract/wishlist'
import { Input } from '@/ui/input'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useEditWishlist, useRefusedText } from '../edits.mutations'

const nameSchema = createWishlistRequest.shape.name

interface RenameFieldProps {
  wishlist: Wishlist
  /** Where the focus goes after Enter and Escape. */
  returnFocusTo: RefObject<HTMLElement | null>
  onDone: () => void
}

/** Whether a list's name is a field at the moment, and what its menu and its field need for that. */
export function useRenaming(wishlist: Wishlist) {
  const [isRenaming, setIsRenaming] = useState(false)
  const menuRef = useRef<HTMLButtonElement>(null)
  return {
    menu: { triggerRef: menuRef, onRename: () => setIsRenaming(true) },
    field: isRenaming && (
      <RenameField
        wishlist={wishlist}
        returnFocusTo={menuRef}
        onDone={() => setIsRenaming(false)}
      />
    ),
  }
}

/**
 * A list's name while it is being changed, in the place of the name: Enter or leaving saves, Escape
 * keeps the old one. A name that cannot be is said under the field, which then stays.
 */
function RenameField({ wishlist, returnFocusTo, onDone }: RenameFieldProps) {
  const edit = useEditWishlist()
  const findRefused = useRefusedText()
  const [name, setName] = useState(
    () =>
      findRefused((change) =>
        change.wishlist.id === wishlist.id && change.edit.type === 'rename'
          ? change.edit.name
          : null,
      ) ?? wishlist.name,
  )
  const parsed = nameSchema.safeParse(name)
  const inputRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    inputRef.current?.focus()
    inputRef.current?.select()
  }, [])

  // Moving the focus on is a blur, and must not save once more or after Escape.
  const isOver = useRef(false)
  function finish(isByKey: boolean) {
    isOver.current = true
    if (isByKey) returnFocusTo.current?.focus()
    onDone()
  }

  function save(isByKey: boolean) {
    if (isOver.current || !parsed.success) return
    if (parsed.data !== wishlist.name) edit(wishlist, { type: 'rename', name: parsed.data })
    finish(isByKey)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') finish(true)
    // Enter may also end the composing of a character.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) save(true)
  }

  return (
    <Input
      ref={inputRef}
      label="Wishlist Name"
      isLabelHidden
      autoComplete="off"
      enterKeyHint="done"
      value={name}
      onChange={(event) => setName(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => save(false)}
      error={parsed.error?.issues[0]?.message}
    />
  )
}
