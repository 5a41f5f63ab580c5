import { text } from '@/contract/fields'
import type { WishId } from '@/contract/ids'
import { NOTE_MAX } from '@/contract/wish-fields'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form/form'
import { TextareaField } from '@/ui/form/textarea-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { InlineMessage } from '@/ui/messages/inline-message'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'

const noteForm = z.object({ note: text(NOTE_MAX) })

interface NoteFormProps {
  wishId: WishId
  initial: string
  /** The note of the list, which can change while the form is open. */
  stored: string
  /** Whether the server has rejected the initial text, which can be saved again unchanged. */
  isRejected: boolean
  /** Focuses the field when the dialog around it opens. */
  hasInitialFocus: boolean
  /** Called with the typed note, which is not saved yet; null if the text has not changed. */
  onType: (unsaved: string | null) => void
  /** Saving queues an edit, so the caller need not wait. */
  onSubmit: (note: string) => void
}

/**
 * Edits the note on a wish. The button to save it appears when the text has changed. If the note
 * changes in another tab or on another device, an unedited form follows, and an edited one asks.
 */
export function NoteForm(props: NoteFormProps) {
  const { wishId, initial, stored, isRejected, hasInitialFocus, onType, onSubmit } = props
  const form = useSchemaForm(noteForm, { note: initial })
  const { isDirty, defaultValues } = form.formState
  const typed = useWatch({ control: form.control, name: 'note' })
  useEffect(() => {
    onType(typed === defaultValues?.note ? null : typed.trim())
  })
  const isChangedElsewhere = !isRejected && defaultValues?.note !== stored
  const { reset } = form
  useEffect(() => {
    if (isChangedElsewhere && !isDirty) reset({ note: stored })
  }, [isChangedElsewhere, isDirty, reset, stored])
  return (
    <Form
      form={form}
      onSubmit={({ note }) => {
        // What was saved is no change from elsewhere.
        reset({ note })
        onSubmit(note)
      }}
      keepAs={`note on ${wishId}`}
    >
      <TextareaField
        control={form.control}
        name="note"
        label="Note"
        rows={2}
        hasCounter
        hasInitialFocus={hasInitialFocus}
        maxLength={NOTE_MAX}
      />
      {isChangedElsewhere && isDirty && (
        <InlineMessage tone="warning" role="alert">
          <p>{`The note was ${stored ? 'changed' : 'deleted'} elsewhere since you opened it${stored ? `: “${stored}”` : '.'}`}</p>
          <Button
            size="sm"
            variant="outline"
            className="mt-2"
            onClick={() => reset({ note: stored })}
          >
            {stored ? 'Use that note' : 'Delete mine'}
          </Button>
        </InlineMessage>
      )}
      {(isDirty || isRejected) && (
        <Button type="submit" isFullWidth className="mt-3">
          Save note
        </Button>
      )}
    </Form>
  )
}
