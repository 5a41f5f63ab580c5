import { and, inArray, isNotNull, lte } from 'drizzle-orm'
import { BattleNetError } from '../battlenet/battlenet-error'
import { guildMembers, guilds } from '../database/schema'
import { logError, logInfo } from '../logger'
import { readRoster, type RosterServices } from './read-roster'
import { DAY_MS } from '../lib/durations'

/** Battle.net's terms of use require that older data is refreshed or deleted. */
const MAX_AGE_DAYS = 30

export interface RefreshRostersOptions extends RosterServices {
  /** Stops the round after the current guild. */
  signal?: AbortSignal
}

/**
 * Reads the rosters of all connected guilds again; meant to run daily. A roster that cannot be read
 * stays as it is, because a 404 does not prove that the guild is gone. After 30 days its members
 * keep only their id and rank.
 */
export async function refreshRosters({ signal, ...services }: RefreshRostersOptions) {
  const { database, now } = services
  const connected = await database.select().from(guilds).where(isNotNull(guilds.onboardedAt))
  const unavailable: string[] = []
  for (const guild of connected) {
    if (signal?.aborted) return
    try {
      const changes = await readRoster(services, guild)
      logInfo('roster read', { guild: guild.id, ...changes })
    } catch (error) {
      if (!(error instanceof BattleNetError)) {
        logError('roster not read', error, { guild: guild.id })
      }
      unavailable.push(guild.id)
    }
  }
  if (unavailable.length === 0) return
  logInfo('rosters not available', { guilds: unavailable.length })
  const outdated = database
    .select({ id: guilds.id })
    .from(guilds)
    .where(
      and(
        inArray(guilds.id, unavailable),
        lte(guilds.onboardedAt, new Date(now() - MAX_AGE_DAYS * DAY_MS)),
      ),
    )
  await database
    .update(guildMembers)
    .set({ name: null, realmSlug: null, className: null, level: null, formerNames: [] })
    .where(inArray(guildMembers.guildId, outdated))
}
