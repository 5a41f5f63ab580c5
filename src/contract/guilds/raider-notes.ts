import * as z from 'zod/mini'
import { defineCall } from '../call'
import { objectOf, optionalInAnswer, requiredText } from '../fields'
import { answeredId, type NoteId } from '../ids'

/*
 * What officers write about a raider, for officers only: the feature `raider-notes`. No answer to
 * other members contains it. Rules: docs/specification.md, section 10.
 */

/** Maximum length of a note about a raider. */
export const RAIDER_NOTE_MAX = 500

/** Maximum number of notes about a raider; more are 409. */
export const RAIDER_NOTES_MAX = 100

/** The text of a note in a form. */
export const raiderNoteText = requiredText(RAIDER_NOTE_MAX, 'Please enter a note')

const raiderNoteSchema = z.object({
  id: answeredId<NoteId>(),
  text: z.string(),
  writtenAt: z.string(),
  /** The name of the officer's character. */
  writtenBy: optionalInAnswer(z.string()),
})
export type RaiderNote = z.output<typeof raiderNoteSchema>

export const listRaiderNotes = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/raiders/:memberId/notes',
  summary:
    'Lists what officers have written about a character on the roster, newest first. Only for officers and the guild master; 403 for others.',
  access: 'session',
  otherStatuses: [403],
  key: 'notes',
  answer: z.array(raiderNoteSchema),
})

export const addRaiderNote = defineCall({
  method: 'POST',
  path: '/api/guilds/:guildId/raiders/:memberId/notes',
  summary: `Adds a note about a character on the roster. 409 if there are ${RAIDER_NOTES_MAX} notes. Only for officers and the guild master; 403 for others.`,
  access: 'session',
  status: 201,
  otherStatuses: [403, 409],
  body: objectOf({ text: raiderNoteText }),
  key: 'note',
  answer: raiderNoteSchema,
})

export const deleteRaiderNote = defineCall({
  method: 'DELETE',
  path: '/api/guilds/:guildId/raiders/:memberId/notes/:noteId',
  summary:
    'Deletes a note about a character on the roster. Only for officers and the guild master; 403 for others.',
  access: 'session',
  otherStatuses: [403],
  status: 204,
})
