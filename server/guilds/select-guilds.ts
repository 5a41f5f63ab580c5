import { GUILD_RANKS, type Guild } from '@/contract/guild'
import { and, eq, min, sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { characters, guildMembers, guilds } from '../database/schema'

/** Rank 0 is the guild master, 1 are officers; all others are shown as members. */
function rankLabel(rank: number): (typeof GUILD_RANKS)[number] {
  return GUILD_RANKS[rank] ?? 'Member'
}

/** The guilds of the user's characters, each with the best rank among these characters. One statement. */
export async function selectGuilds(
  database: Database,
  userId: string,
): Promise<(Guild & { id: string })[]> {
  const rows = await database
    .select({
      id: guilds.id,
      name: guilds.name,
      realm: guilds.realm,
      region: guilds.region,
      faction: guilds.faction,
      memberCount: guilds.memberCount,
      onboardedAt: guilds.onboardedAt,
      bestRank: min(guildMembers.rank),
    })
    .from(guilds)
    .innerJoin(characters, and(eq(characters.guildId, guilds.id), eq(characters.userId, userId)))
    .leftJoin(
      guildMembers,
      and(
        eq(guildMembers.guildId, guilds.id),
        eq(guildMembers.blizzardCharacterId, characters.blizzardCharacterId),
      ),
    )
    .groupBy(guilds.id)
    .orderBy(sql`lower(${guilds.name})`, guilds.id)
  return rows.map(({ onboardedAt, bestRank, ...guild }) => ({
    ...guild,
    rank: onboardedAt && bestRank !== null ? rankLabel(bestRank) : null,
    isOnboarded: onboardedAt !== null,
  }))
}
