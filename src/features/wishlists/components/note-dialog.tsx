import { text } from '@/contract/fields'
import { NOTE_MAX } from '@/contract/wish-fields'
import type { WishlistItem } from '@/contract/wishlist'
import { Form } from '@/ui/form/form'
import { FormButtons } from '@/ui/form/form-buttons'
import { TextareaField } from '@/ui/form/textarea-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Modal } from '@/ui/modal'
import { useId } from 'react'
import * as z from 'zod/mini'

const noteForm = z.object({ note: text(NOTE_MAX) })

interface NoteDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The wish whose note is edited; null while the dialog is closed. */
  wish: WishlistItem | null
  /** The last note typed for this wish, if the server rejected it. */
  rejected: string | null
  /** Null deletes the note. */
  onSave: (note: string | null) => void
}

/** Edits the note on a wish. Saving queues an edit, so the dialog closes without waiting. */
export function NoteDialog({ open, onOpenChange, wish, rejected, onSave }: NoteDialogProps) {
  const formId = useId()
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={`Note on ${wish?.lootItem.name ?? ''}`}
      footer={
        <FormButtons formId={formId} submitLabel="Save note" onCancel={() => onOpenChange(false)} />
      }
    >
      {wish && (
        <NoteForm
          id={formId}
          initial={rejected ?? wish.note ?? ''}
          onSubmit={(note) => {
            onOpenChange(false)
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
  const form = useSchemaForm(noteForm, { note: initial })
  return (
    <Form id={id} form={form} onSubmit={({ note }) => onSubmit(note)}>
      <TextareaField
        control={form.control}
        name="note"
        label="Note"
        isLabelHidden
        hasCounter
        hasInitialFocus
        maxLength={NOTE_MAX}
      />
    </Form>
  )
}
