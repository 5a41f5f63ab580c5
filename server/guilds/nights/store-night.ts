import type { GuildId, NightId } from '@/contract/ids'
import { NIGHTS_MAX, type changeNight, type startNight } from '@/contract/guilds/raid-nights'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { instances, nights } from '../../database/schema'
import { conflict, invalid, notFound } from '../../http/http-errors'
import { requireDifficulty } from '../../wishlists/require-valid-wishlist'
import { lockGuild } from '../lock-guild'
import { insertTeam } from './attendance'
import { isNight } from './select-nights'

/**
 * Stores a night, with the raid team of now (`insertTeam`). If it would be the second one that is running, changes
 * nothing.
 * @returns the id of the night, or of the one that is running
 * @throws HttpError 400 if the raid or its difficulty does not exist, 409 if there are too many nights
 */
export async function storeNight(
  transaction: Database,
  guildId: GuildId,
  request: z.output<typeof startNight.body>,
  now: Date,
): Promise<{ id: NightId; isNew: boolean }> {
  await lockGuild(transaction, guildId)
  const { instanceId, difficulty } = request
  const startedAt = notAfter(now, request.startedAt) ?? now
  const endedAt = notAfter(now, request.endedAt) ?? null
  if (!endedAt) {
    const running = await findRunning(transaction, guildId)
    if (running) return { id: running.id, isNew: false }
  }
  const [raid] = await transaction
    .select({ name: instances.name, difficulties: instances.availableDifficulties })
    .from(instances)
    .where(eq(instances.id, instanceId))
  if (!raid) throw invalid({ instanceId: 'This raid does not exist' })
  requireDifficulty(raid.difficulties, difficulty)
  requireOrder(startedAt, endedAt)
  if ((await transaction.$count(nights, eq(nights.guildId, guildId))) >= NIGHTS_MAX) {
    throw conflict(`There are ${NIGHTS_MAX} nights, which is the maximum. Delete an old one.`)
  }
  const id = randomUUID()
  await transaction
    .insert(nights)
    .values({ id, guildId, instanceId, instanceName: raid.name, difficulty, startedAt, endedAt })
  await insertTeam(transaction, guildId, id)
  return { id, isNew: true }
}

/**
 * Changes when a night has started and ended.
 * @throws HttpError 404 if it does not exist, 400 if it would end before its start, 409 if it would
 *   be the second one that is running
 */
export async function storeNightChange(
  transaction: Database,
  { guildId, nightId }: { guildId: GuildId; nightId: NightId },
  change: z.output<typeof changeNight.body>,
  now: Date,
): Promise<void> {
  await lockGuild(transaction, guildId)
  const before = await requireNight(transaction, guildId, nightId)
  const startedAt = notAfter(now, change.startedAt) ?? before.startedAt
  const endedAt = change.isRunning
    ? null
    : (notAfter(now, change.endedAt) ??
      (change.isRunning === false ? (before.endedAt ?? now) : before.endedAt))
  requireOrder(startedAt, endedAt)
  if (!endedAt && (await findRunning(transaction, guildId, nightId))) {
    throw conflict('Another night is running')
  }
  await transaction.update(nights).set({ startedAt, endedAt }).where(isNight(guildId, nightId))
}

/** The time of a request, which is at most now; null without one. */
function notAfter(now: Date, time: string | null | undefined): Date | null {
  return time ? new Date(Math.min(now.getTime(), Date.parse(time))) : null
}

function requireOrder(startedAt: Date, endedAt: Date | null) {
  if (endedAt && endedAt < startedAt) throw invalid({ endedAt: 'Must be after the start' })
}

/** @throws HttpError 404 if the night does not exist */
export async function requireNight(transaction: Database, guildId: GuildId, nightId: NightId) {
  const [night] = await transaction.select().from(nights).where(isNight(guildId, nightId))
  if (!night) throw notFound('Night')
  return night
}

/** The night that is running, other than `nightId`. */
export async function findRunning(transaction: Database, guildId: GuildId, nightId?: NightId) {
  const [night] = await transaction
    .select()
    .from(nights)
    .where(
      and(eq(nights.guildId, guildId), isNull(nights.endedAt), nightId && ne(nights.id, nightId)),
    )
  return night
}
