import { NOTE_MAX, type WishlistItem } from '@/contract/wishlist'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/lazy-dialogs'
import { Textarea } from '@/ui/textarea'
import { useId, useState } from 'react'

interface NoteDialogProps {
  /** The wish whose note is open, or null. */
  wish: WishlistItem | null
  /** What was typed for it last, if the server refused that. */
  refused: string | null
  onClose: () => void
  onSave: (note: string | null) => void
}

/** A note on a wish. Saving is an edit like any other, so the dialog closes at once. */
export function NoteDialog({ wish, refused, onClose, onSave }: NoteDialogProps) {
  const formId = useId()
  return (
    <Modal
      open={wish !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={`Note on ${wish?.lootItem.name ?? ''}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save note
          </Button>
        </>
      }
    >
      {wish && (
        <NoteForm
          id={formId}
          initial={refused ?? wish.note ?? ''}
          onSubmit={(note) => {
            onClose()
            onSave(note === '' ? null : note)
          }}
        />
      )}
    </Modal>
  )
}

interface NoteFormProps {
  id: string
  initial: string
  onSubmit: (note: string) => void
}

function NoteForm({ id, initial, onSubmit }: NoteFormProps) {
  const [note, setNote] = useState(initial)
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(note.trim())
      }}
    >
      <Textarea
        label="Note"
        isLabelHidden
        hasCounter
        hasInitialFocus
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </form>
  )
}
