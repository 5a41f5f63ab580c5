import type { GuildId, UserId } from '@/contract/ids'
import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { Database } from '../database/database'
import { forbidden, notFound } from '../http/http-errors'
import { selectGuilds } from './select-guilds'

/** A guild of which the user is a member. */
export type OwnGuild = Guild & { rank: string }

/**
 * Returns the guild if one of the user's characters is on its roster. One statement.
 * @throws HttpError 404 for everyone else, so that nobody learns which guilds exist
 */
export async function requireMember(
  database: Database,
  userId: UserId,
  guildId: GuildId,
): Promise<OwnGuild> {
  const [guild] = await selectGuilds(database, userId, guildId)
  if (!guild?.rank) throw notFound('Guild')
  return { ...guild, rank: guild.rank }
}

/**
 * Returns the guild if the user is its guild master. One statement.
 * @throws HttpError 403 for other members, 404 for everyone else
 */
export async function requireGuildMaster(
  database: Database,
  userId: UserId,
  guildId: GuildId,
): Promise<OwnGuild> {
  const guild = await requireMember(database, userId, guildId)
  if (!hasRank(guild, 'Guild Master')) throw forbidden('Only the guild master may do this')
  return guild
}

/**
 * Returns the guild if the user is its guild master or an officer. One statement.
 * @throws HttpError 403 for other members, 404 for everyone else
 */
export async function requireOfficer(
  database: Database,
  userId: UserId,
  guildId: GuildId,
): Promise<OwnGuild> {
  const guild = await requireMember(database, userId, guildId)
  if (!hasRank(guild, 'Officer')) throw forbidden('Only officers may do this')
  return guild
}
