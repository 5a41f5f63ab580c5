import {
  addRaiderNote,
  deleteRaiderNote as deleteRaiderNoteCall,
  listRaiderNotes,
} from '@/contract/guilds/raider-notes'
import { maySeeOf } from '@/contract/guilds/guild'
import { setTeam } from '@/contract/guilds/guild-roster'
import { getRaider } from '@/contract/guilds/raiders'
import { and, eq, inArray } from 'drizzle-orm'
import type { Hono } from 'hono'
import { guildMembers } from '../database/schema'
import { notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { deleteRaiderNote, selectRaiderNotes, storeRaiderNote } from './raider-notes'
import { requireMember, requireOfficer } from './require-member'
import { selectMissedItems, selectRaiderLists } from './select-raider'
import { nameOf } from './awards/store-award'

/** The raiders of a guild; officers set their team status and role, and write notes about them. */
export function teamRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, getRaider, async ({ user, params, query }) => {
    const guild = await requireMember(database, user.id, params.guildId)
    const memberId = toMemberId(params.memberId)
    if (!maySeeOf(guild, 'lists', memberId)) return { lists: [], missed: [] }
    const raider = { guildId: params.guildId, memberId, tierOf: query.tierOf }
    return {
      lists: await selectRaiderLists(database, raider),
      missed: await selectMissedItems(database, raider),
    }
  })

  handle(app, listRaiderNotes, async ({ user, params }) => {
    const { id: guildId } = await requireOfficer(database, user.id, params.guildId)
    return selectRaiderNotes(database, { guildId, memberId: toMemberId(params.memberId) })
  })

  handle(app, addRaiderNote, async ({ user, params, body: { text }, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const guild = await requireOfficer(transaction, user.id, params.guildId)
      const key = { guildId: guild.id, memberId: toMemberId(params.memberId) }
      return storeRaiderNote(transaction, key, {
        text,
        writtenAt: new Date(now()),
        writtenBy: user.id,
        writtenByName: nameOf(guild),
      })
    }),
  )

  handle(app, deleteRaiderNoteCall, async ({ user, params }) => {
    const { id: guildId } = await requireOfficer(database, user.id, params.guildId)
    const key = { guildId, memberId: toMemberId(params.memberId) }
    await deleteRaiderNote(database, key, params.noteId)
  })

  handle(app, setTeam, async ({ user, params, body: { memberIds, ...fields } }) => {
    await requireOfficer(database, user.id, params.guildId)
    const { guildId, blizzardCharacterId: id, teamStatus, role } = guildMembers
    const members = and(eq(guildId, params.guildId), inArray(id, memberIds))
    // Drizzle throws on an update without columns.
    if (fields.teamStatus !== undefined || fields.role !== undefined) {
      await database
        .update(guildMembers)
        .set({ teamStatus: fields.teamStatus, role: fields.role })
        .where(members)
    }
    const stored = await database.select({ id, teamStatus, role }).from(guildMembers).where(members)
    if (stored.length === 0) throw notFound('Member')
    return stored
  })
}

/** @throws HttpError 404 if the text is not an id of the game */
function toMemberId(text: string): number {
  const id = Number(text)
  if (!Number.isSafeInteger(id)) throw notFound('Member')
  return id
}
