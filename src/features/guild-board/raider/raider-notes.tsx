import { toFormError } from '@/api/form-error'
import { RAIDER_NOTE_MAX, raiderNoteText, type RaiderNote } from '@/contract/guilds/raider-notes'
import { formatDate, joinFacts } from '@/lib/format'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form/form'
import { TextareaField } from '@/ui/form/textarea-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { IconButton } from '@/ui/icon-button'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Panel } from '../components/panel'
import { useAddRaiderNote, useDeleteRaiderNote, type NotesOf } from './raider-notes.mutations'
import { raiderNotesQuery } from './raider.queries'

const noteForm = z.object({ text: raiderNoteText })

/** What officers have written about a raider, newest first, and a form for another note. */
export function RaiderNotes(of: NotesOf) {
  const { data: notes } = useSuspenseQuery(raiderNotesQuery(of))
  const remove = useDeleteRaiderNote(of)
  const [deleting, setDeleting] = useState<RaiderNote | null>(null)
  return (
    <Panel level={3} title="Officers' notes" detail="only officers see them">
      <ul>
        {notes.map((note) => (
          <li
            key={note.id}
            className="flex items-start gap-2 border-b border-line px-3 py-1.5 text-sm"
          >
            <div className="min-w-0 flex-1">
              <p className="break-words whitespace-pre-line">{note.text}</p>
              <p className="text-xs text-muted">
                {joinFacts([note.writtenBy, formatDate(note.writtenAt)])}
              </p>
            </div>
            <IconButton
              size="sm"
              variant="danger"
              label={`Delete the note “${note.text}”`}
              onClick={() => setDeleting(note)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <NoteForm {...of} />
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        title="Delete this note?"
        description={deleting?.text ?? null}
        confirmLabel="Delete note"
        onConfirm={() => {
          if (deleting) remove.mutate(deleting.id)
          setDeleting(null)
        }}
      />
    </Panel>
  )
}

function NoteForm(of: NotesOf) {
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
          className="self-end"
        >
          Add note
        </Button>
      </div>
    </Form>
  )
}
