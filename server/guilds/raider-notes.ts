import { RAIDER_NOTES_MAX, type RaiderNote } from '@/contract/guilds/raider-notes'
import type { GuildId, NoteId } from '@/contract/ids'
import { and, desc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { guildMembers, raiderNotes } from '../database/schema'
import { conflict, notFound } from '../http/http-errors'

interface RaiderKey {
  guildId: GuildId
  /** The game's id of the character. */
  memberId: number
}

const ofRaider = ({ guildId, memberId }: RaiderKey) =>
  and(eq(raiderNotes.guildId, guildId), eq(raiderNotes.blizzardCharacterId, memberId))

/** What officers have written about a raider, newest first. One statement. */
export async function selectRaiderNotes(database: Database, key: RaiderKey): Promise<RaiderNote[]> {
  const rows = await database
    .select()
    .from(raiderNotes)
    .where(ofRaider(key))
    .orderBy(desc(raiderNotes.writtenAt), raiderNotes.id)
  return rows.map(toNote)
}

/**
 * Stores a note about a character on the roster.
 * @throws HttpError 404 if it is not on the roster, 409 if there are too many notes
 */
export async function storeRaiderNote(
  transaction: Database,
  key: RaiderKey,
  note: Pick<typeof raiderNotes.$inferInsert, 'text' | 'writtenAt' | 'writtenBy' | 'writtenByName'>,
): Promise<RaiderNote> {
  const { guildId, memberId: blizzardCharacterId } = key
  // The lock lets other notes wait, so that each counts those before it.
  const [member] = await transaction
    .select({ id: guildMembers.blizzardCharacterId })
    .from(guildMembers)
    .where(
      and(
        eq(guildMembers.guildId, guildId),
        eq(guildMembers.blizzardCharacterId, blizzardCharacterId),
      ),
    )
    .for('no key update')
  if (!member) throw notFound('Member')
  if ((await transaction.$count(raiderNotes, ofRaider(key))) >= RAIDER_NOTES_MAX) {
    throw conflict(`There are ${RAIDER_NOTES_MAX} notes, which is the maximum. Delete an old one.`)
  }
  const row = { ...note, id: randomUUID(), guildId, blizzardCharacterId }
  await transaction.insert(raiderNotes).values(row)
  return toNote(row)
}

/** @throws HttpError 404 if the note does not exist */
export async function deleteRaiderNote(
  database: Database,
  key: RaiderKey,
  noteId: NoteId,
): Promise<void> {
  const deleted = await database
    .delete(raiderNotes)
    .where(and(ofRaider(key), eq(raiderNotes.id, noteId)))
    .returning({ id: raiderNotes.id })
  if (deleted.length === 0) throw notFound('Note')
}

function toNote({
  id,
  text,
  writtenAt,
  writtenByName,
}: Pick<
  typeof raiderNotes.$inferInsert,
  'id' | 'text' | 'writtenAt' | 'writtenByName'
>): RaiderNote {
  return { id, text, writtenAt: writtenAt.toISOString(), writtenBy: writtenByName }
}
