import { createWishlistRequest, type Wishlist } from '@/contract/wishlist'
import { pressedKey } from '@/lib/pressed-key'
import { IconButton } from '@/ui/icon-button'
import { Form } from '@/ui/form/form'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Check, X } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import * as z from 'zod/mini'
import { useEditWishlist } from '../edits/edits.mutations'
import { useRejectedText } from '../edits/shown-edits'

const renameForm = z.pick(createWishlistRequest, { name: true })

interface RenameFieldProps {
  wishlist: Wishlist
  /** Takes the focus after Enter and Escape. */
  returnFocusTo: RefObject<HTMLElement | null>
  onDone: () => void
}

/**
 * Edits a wishlist's name in the place where the name is shown. Save, Enter and leaving the field
 * save the name, Cancel and Escape do not. If the name is invalid, the field shows the error and
 * stays open.
 */
export function RenameField({ wishlist, returnFocusTo, onDone }: RenameFieldProps) {
  const edit = useEditWishlist()
  const findRejected = useRejectedText()
  const rejected = findRejected((change) =>
    change.wishlist.id === wishlist.id && change.edit.type === 'rename' ? change.edit.name : null,
  )
  const form = useSchemaForm(
    renameForm,
    { name: rejected ?? wishlist.name },
    // After the user has left the field, an invalid name must not move the focus back to it.
    { shouldFocusError: false },
  )
  const { setFocus } = form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])

  // Returning the focus blurs the field. Blurring must not submit a saved or cancelled name.
  const isDone = useRef(false)
  const fieldRef = useRef<HTMLDivElement>(null)
  function finish({ returnsFocus }: { returnsFocus: boolean }) {
    isDone.current = true
    if (returnsFocus) returnFocusTo.current?.focus()
    onDone()
  }

  return (
    <Form
      form={form}
      onSubmit={({ name }) => {
        if (name !== wishlist.name) edit(wishlist, { type: 'rename', name })
        // If the user has left the field, the focus stays where it is now.
        finish({ returnsFocus: fieldRef.current?.contains(document.activeElement) === true })
      }}
      keepAs={`name of ${wishlist.id}`}
    >
      {/* Space for the focus ring. */}
      <div
        ref={fieldRef}
        className="flex items-start gap-2 py-1.5"
        onBlur={({ currentTarget, relatedTarget }) => {
          const stays = currentTarget.contains(relatedTarget)
          if (!isDone.current && !stays) currentTarget.closest('form')?.requestSubmit()
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            control={form.control}
            name="name"
            label="Wishlist Name"
            isLabelHidden
            enterKeyHint="done"
            onKeyDown={(event) => {
              if (pressedKey(event) === 'Escape') finish({ returnsFocus: true })
            }}
          />
        </div>
        <IconButton type="submit" label="Save name" variant="outline">
          <Check />
        </IconButton>
        <IconButton
          label="Cancel renaming"
          // Safari does not focus a pressed button, and leaving the field would save the name.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => finish({ returnsFocus: true })}
        >
          <X />
        </IconButton>
      </div>
    </Form>
  )
}
