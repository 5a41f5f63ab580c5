import type { Guild } from '@/contract/guild'
import { and, eq, exists, sql, type Placeholder } from 'drizzle-orm'
import type { Database } from '../database/client'
import { characters, guildMembers, guilds } from '../database/schema'
import { forbidden, notFound } from '../http/errors'
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

/**
 * Returns the guild if the user is its guild master or an officer. One statement.
 * @throws HttpError 403 for other members, 404 for everyone else
 */
export async function requireOfficer(
  database: Database,
  userId: string,
  guildId: string,
): Promise<OwnGuild> {
  const guild = await requireMember(database, userId, guildId)
  if (guild.rank === 'Member') throw forbidden('Only officers may do this')
  return guild
}

/** The condition that one of the user's characters is on the roster, for statements that also read something. */
export function isMember(
  database: Database,
  userId: string | Placeholder,
  guildId: string | Placeholder,
) {
  const own = database
    .select({ one: sql`1` })
    .from(characters)
    .innerJoin(guilds, and(eq(guilds.id, guildId), eq(guilds.region, characters.region)))
    .innerJoin(
      guildMembers,
      and(
        eq(guildMembers.guildId, guilds.id),
        eq(guildMembers.blizzardCharacterId, characters.blizzardCharacterId),
      ),
    )
    .where(eq(characters.userId, userId))
  return exists(own)
}
