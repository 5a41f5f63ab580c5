import { toFormError } from '@/api/form-error'
import { RAIDER_NOTE_MAX, raiderNoteText } from '@/contract/guilds/raider-notes'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form/form'
import { TextareaField } from '@/ui/form/textarea-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import * as z from 'zod/mini'
import { useAddRaiderNote, type NotesOf } from './raider-notes.mutations'

const noteForm = z.object({ text: raiderNoteText })

/** Adds a note about a raider. */
export function RaiderNoteForm(of: NotesOf) {
  const form = useSchemaForm(noteForm, { text: '' })
  const add = useAddRaiderNote(of)
  return (
    <Form
      form={form}
      isSaving={add.isPending}
      readError={toFormError}
      keepAs={`officers' note on ${of.guildId} ${of.memberId}`}
      onSubmit={async (values) => {
        await add.mutateAsync(values)
        form.reset()
      }}
    >
      <div className="flex flex-col gap-2 p-3">
        <TextareaField
          control={form.control}
          name="text"
          label="New note"
          rows={2}
          hasCounter
          maxLength={RAIDER_NOTE_MAX}
        />
        <Button
          type="submit"
          variant="secondary"
          isLoading={add.isPending}
          loadingText="Adding..."
          className="self-start"
        >
          Add note
        </Button>
      </div>
    </Form>
  )
}
