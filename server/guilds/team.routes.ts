import { lockGuildLists, setTeamMember, unlockGuildLists } from '@/contract/guild-board'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { guildLocks, guildMembers, instances } from '../database/schema'
import { notFound } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { requireOfficer } from './require-member'

/** What officers set: the raid team, and locks of wishlists. */
export function teamRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, setTeamMember, async ({ user, params, body: { teamPlace, role } }) => {
    await requireOfficer(database, user.id, params.guildId)
    const member = and(
      eq(guildMembers.guildId, params.guildId),
      eq(guildMembers.blizzardCharacterId, toMemberId(params.memberId)),
    )
    // Drizzle throws on an update without columns.
    if (teamPlace !== undefined || role !== undefined) {
      await database.update(guildMembers).set({ teamPlace, role }).where(member)
    }
    const [stored] = await database
      .select({
        id: guildMembers.blizzardCharacterId,
        teamPlace: guildMembers.teamPlace,
        role: guildMembers.role,
      })
      .from(guildMembers)
      .where(member)
    if (!stored) throw notFound('Member')
    return stored
  })

  handle(app, lockGuildLists, async ({ user, params: { guildId, instanceId }, body }) => {
    await requireOfficer(database, user.id, guildId)
    const [instance] = await database
      .select({ id: instances.id })
      .from(instances)
      .where(eq(instances.id, instanceId))
    if (!instance) throw notFound('Instance')
    // A time in the past means now: the lock has not been there before.
    const startsAt = new Date(Math.max(now(), Date.parse(body.startsAt ?? '') || 0))
    const lock = { reason: body.reason, startsAt }
    await database
      .insert(guildLocks)
      .values({ guildId, instanceId, ...lock })
      .onConflictDoUpdate({ target: [guildLocks.guildId, guildLocks.instanceId], set: lock })
    return { reason: lock.reason, startsAt: startsAt.toISOString() }
  })

  handle(app, unlockGuildLists, async ({ user, params: { guildId, instanceId } }) => {
    await requireOfficer(database, user.id, guildId)
    await database
      .delete(guildLocks)
      .where(and(eq(guildLocks.guildId, guildId), eq(guildLocks.instanceId, instanceId)))
  })
}

/** @throws HttpError 404 for a text that is no id of the game */
function toMemberId(text: string): number {
  const id = Number(text)
  if (!Number.isSafeInteger(id)) throw notFound('Member')
  return id
}
