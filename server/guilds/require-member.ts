import type { Guild } from '@/contract/guild'
import type { Database } from '../database/client'
import { notFound } from '../http/errors'
import { selectGuilds } from './select-guilds'

/** A guild of which the user is a member. */
export type OwnGuild = Guild & { rank: string }

/**
 * Returns the guild if one of the user's characters is on its roster. One statement.
 * @throws HttpError 404 for everyone else, so that nobody learns which guilds exist
 */
export async function requireMember(
  database: Database,
  userId: string,
  guildId: string,
): Promise<OwnGuild> {
  const [guild] = await selectGuilds(database, userId, guildId)
  if (!guild?.rank) throw notFound('Guild')
  return { ...guild, rank: guild.rank }
}
