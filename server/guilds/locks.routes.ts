import { lockGuildLists, unlockGuildLists } from '@/contract/guilds/guild-locks'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { guildHolds, guildLocks, instances } from '../database/schema'
import { notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { lockOfBoard } from './board-parts'
import { requireOfficer } from './require-member'

/** Officers set and remove the locks of a raid's shared main wishlists. */
export function lockRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, lockGuildLists, async ({ user, params: { guildId, instanceId }, body }) => {
    await requireOfficer(database, user.id, guildId)
    const count = await database.$count(instances, eq(instances.id, instanceId))
    if (count === 0) throw notFound('Instance')
    // A time in the past means now, because a lock has no effect before it is set.
    const startsAt = new Date(Math.max(now(), Date.parse(body.startsAt ?? '') || 0))
    const lock = { reason: body.reason, startsAt }
    await database.transaction(async (transaction) => {
      await transaction
        .insert(guildLocks)
        .values({ guildId, instanceId, ...lock })
        .onConflictDoUpdate({ target: [guildLocks.guildId, guildLocks.instanceId], set: lock })
      // A lock for later applies to those who share when it starts.
      if (startsAt.getTime() > now()) {
        await transaction
          .delete(guildHolds)
          .where(and(eq(guildHolds.guildId, guildId), eq(guildHolds.instanceId, instanceId)))
      }
    })
    return { reason: lock.reason, startsAt: startsAt.toISOString() }
  })

  handle(app, unlockGuildLists, async ({ user, params: { guildId, instanceId } }) => {
    await requireOfficer(database, user.id, guildId)
    await database.delete(guildLocks).where(lockOfBoard({ guildId, instanceId }))
  })
}
