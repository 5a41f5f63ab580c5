import type { RaiderNote } from '@/contract/guilds/raider-notes'
import { formatDate, joinFacts } from '@/lib/format'
import { lazyComponent } from '@/lib/load-later'
import { IconButton } from '@/ui/icon-button'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { Skeleton } from '@/ui/messages/skeleton'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '../components/panel'
import { useDeleteRaiderNote, type NotesOf } from './raider-notes.mutations'
import { raiderNotesQuery } from './raider.queries'

const RaiderNoteForm = lazyComponent(
  async () => (await import('./raider-note-form')).RaiderNoteForm,
  <Skeleton className="h-48" />,
)

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
              {/* Not a class, because the styles of all pages are in the document. */}
              <p className="break-words" style={{ whiteSpace: 'pre-line' }}>
                {note.text}
              </p>
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
      <RaiderNoteForm {...of} />
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
