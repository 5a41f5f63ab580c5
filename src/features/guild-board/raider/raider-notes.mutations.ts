import { send } from '@/api/client'
import { addRaiderNote, deleteRaiderNote } from '@/contract/guilds/raider-notes'
import type { GuildId, NoteId } from '@/contract/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { raiderNotesQuery } from './raider.queries'

/** A raider's key in the paths of its notes. */
export interface NotesOf {
  guildId: GuildId
  memberId: string
}

/** Adds a note about a raider. The form shows failures. */
export function useAddRaiderNote(params: NotesOf) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { text: string }) => send(addRaiderNote, { params, body }),
    onSuccess: () => queryClient.invalidateQueries(raiderNotesQuery(params)),
  })
}

export function useDeleteRaiderNote(params: NotesOf) {
  return useMutation({
    mutationFn: (noteId: NoteId) => send(deleteRaiderNote, { params: { ...params, noteId } }),
    // Another officer may have deleted it.
    meta: { failure: 'Could not delete the note', refresh: raiderNotesQuery(params).queryKey },
  })
}
