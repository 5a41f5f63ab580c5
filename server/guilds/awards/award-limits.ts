import type { GuildId } from '@/contract/ids'
import { GUILD_AWARDS_MAX } from '@/contract/guilds/guild-awards'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { guildAwards } from '../../database/schema'
import { conflict } from '../../http/http-errors'

/**
 * Checks that a guild can have `count` more awards. Call `lockGuild` before: otherwise two
 * requests could both take the last place.
 * @throws HttpError 409 if it cannot
 */
export async function requireRoomForAwards(
  transaction: Database,
  guildId: GuildId,
  count: number,
): Promise<void> {
  const stored = await transaction.$count(guildAwards, eq(guildAwards.guildId, guildId))
  if (stored + count <= GUILD_AWARDS_MAX) return
  const max = GUILD_AWARDS_MAX.toLocaleString('en')
  throw conflict(
    count === 1
      ? `This guild already has ${max} awards, which is the maximum. Undo an old one first.`
      : `A guild has at most ${max} awards. This one has ${stored}, so ${count} more cannot be imported. Nothing was imported.`,
  )
}
