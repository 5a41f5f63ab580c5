import type { GuildId, UserId } from '@/contract/ids'
import { type Guild, type GuildRank, hasRank, toGuildRank } from '@/contract/guilds/guild'
import { TIME_ZONES } from '@/game/time-zones'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isOwned } from '../database/own-members'
import {
  characters,
  guildMembers,
  guilds,
  guildShares,
  guildWebhooks,
  nights,
} from '../database/schema'

/**
 * The guilds of the user's characters, each with the best rank among the characters that are on its
 * roster. A guild is included if a character's profile names it or its roster has a character. One
 * statement.
 * @param guildId only this guild
 */
export async function selectGuilds(
  database: Database,
  userId: UserId,
  guildId?: GuildId,
): Promise<(Guild & { id: string })[]> {
  // Counted, because Postgres would read all rows of the table for a join or `exists`.
  const shares = database.$count(
    guildShares,
    and(eq(guildShares.guildId, guilds.id), eq(guildShares.characterId, characters.id)),
  )
  const isOnRoster = eq(guildMembers.guildId, guilds.id)
  const isRunning = and(eq(nights.guildId, guilds.id), isNull(nights.endedAt))
  const isWebhook = eq(guildWebhooks.guildId, guilds.id)
  const rows = await database
    .select({
      id: guilds.id,
      name: guilds.name,
      realm: guilds.realm,
      region: guilds.region,
      faction: guilds.faction,
      memberCount: guilds.memberCount,
      onboardedAt: guilds.onboardedAt,
      officerRanks: guilds.officerRanks,
      timeZone: guilds.timeZone,
      receivedVisibleTo: guilds.receivedVisibleTo,
      listsVisibleTo: guilds.listsVisibleTo,
      nightStartedAt: sql<Date | null>`(
        select ${nights.startedAt} from ${nights} where ${isRunning})`.mapWith(nights.startedAt),
      webhook: sql<Guild['webhook']>`(
        select json_build_object('postsAwards', ${guildWebhooks.postsAwards},
          'failure', ${guildWebhooks.failure}, 'failedAt', ${guildWebhooks.failedAt})
        from ${guildWebhooks} where ${isWebhook})`,
      members: sql<NonNullable<Guild['characters']>>`
        coalesce(json_agg(json_build_object(
          'id', ${characters.id}, 'name', ${characters.name}, 'className', ${characters.className},
          'memberId', ${guildMembers.blizzardCharacterId}, 'rank', ${guildMembers.rank}, 'isShared', ${shares} > 0,
          'teamStatus', ${guildMembers.teamStatus}, 'role', ${guildMembers.role}
        ) order by ${characters.createdAt}, ${characters.id}) filter (where ${isOnRoster}), '[]')`,
    })
    .from(characters)
    .leftJoin(guildMembers, eq(guildMembers.blizzardCharacterId, characters.blizzardCharacterId))
    .innerJoin(
      guilds,
      and(
        // The game's ids are unique within a region.
        eq(guilds.region, characters.region),
        or(eq(guilds.id, characters.guildId), isOnRoster),
      ),
    )
    .where(
      and(
        eq(characters.userId, userId),
        isOwned,
        guildId === undefined ? undefined : eq(guilds.id, guildId),
      ),
    )
    .groupBy(guilds.id)
    .orderBy(sql`lower(${guilds.name})`, guilds.id)
  return rows.map((row) => {
    const { onboardedAt, officerRanks, members, timeZone, nightStartedAt, webhook, ...guild } = row
    const rank = bestGuildRank(members, officerRanks)
    return {
      ...guild,
      nightStartedAt: nightStartedAt?.toISOString() ?? null,
      webhook: webhook && hasRank({ rank }, 'Officer') ? toWebhook(webhook) : null,
      timeZone: timeZone ?? TIME_ZONES[guild.region][0],
      rank,
      isOnboarded: onboardedAt !== null,
      rosterReadAt: onboardedAt?.toISOString() ?? null,
      officerRanks,
      characters: members,
    }
  })
}

/** JSON of the database writes times in another form. */
function toWebhook({ failedAt, ...webhook }: NonNullable<Guild['webhook']>) {
  return { ...webhook, failedAt: failedAt == null ? null : new Date(failedAt).toISOString() }
}

/** The label of the best of a user's characters on a roster; null without one. */
function bestGuildRank(
  members: readonly { rank: number }[],
  officerRanks: readonly number[],
): GuildRank | null {
  if (members.length === 0) return null
  return toGuildRank(Math.min(...members.map(({ rank }) => rank)), officerRanks)
}
