import { text } from '@/contract/fields'
import type { WishId } from '@/contract/ids'
import { NOTE_MAX } from '@/contract/wish-fields'
import { useDocumentEvent } from '@/lib/use-document-event'
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
  /** Whether the server has rejected the initial text, which is then saved again unchanged. */
  isRejected: boolean
  /** Focuses the field when the dialog around it opens. */
  hasInitialFocus: boolean
  /** Called with the typed note, which is not saved yet; null if there is nothing to save. */
  onType: (unsaved: string | null) => void
  /** Called when the field or the tab is left, to save what was typed. */
  onLeave: () => void
}

/**
 * Edits the note on a wish, which is saved on leaving. If the note changes in another tab or on
 * another device, an unedited form follows, and an edited one asks.
 */
export function NoteForm(props: NoteFormProps) {
  const { wishId, initial, stored, isRejected, hasInitialFocus, onType, onLeave } = props
  const form = useSchemaForm(noteForm, { note: initial })
  const { defaultValues } = form.formState
  const typed = useWatch({ control: form.control, name: 'note' })
  // `isDirty` of the form follows a change only when it has been validated.
  const isDirty = typed !== defaultValues?.note
  const isSaved = typed.trim() === stored
  useEffect(() => {
    onType((isDirty || isRejected) && !isSaved ? typed.trim() : null)
  })
  const isNew = !isRejected && defaultValues?.note !== stored
  const { reset } = form
  useEffect(() => {
    if (isNew && (isSaved || !isDirty)) reset({ note: stored }, { keepValues: isSaved })
  }, [isNew, isSaved, isDirty, reset, stored])
  const isChangedElsewhere = isNew && isDirty && !isSaved
  // The question has a button, whose press leaves the field.
  const leave = () => !isChangedElsewhere && onLeave()
  useDocumentEvent('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  return (
    <Form form={form} onSubmit={leave} asksBeforeClosing={false} keepAs={`note on ${wishId}`}>
      <div onBlur={leave}>
        <TextareaField
          control={form.control}
          name="note"
          label="Note"
          rows={2}
          hasCounter
          hasInitialFocus={hasInitialFocus}
          maxLength={NOTE_MAX}
        />
      </div>
      {isChangedElsewhere && (
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
    </Form>
  )
}
