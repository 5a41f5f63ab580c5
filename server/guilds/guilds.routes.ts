import { GUILD_RANKS, listGuilds, onboardGuild, type Guild } from '@/contract/guild'
import { and, eq, min, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { characters, guildMembers, guilds } from '../database/schema'
import { notFound } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'

/** Rank 0 is the guild master, 1 are officers; all others are shown as members. */
function rankLabel(rank: number): (typeof GUILD_RANKS)[number] {
  return GUILD_RANKS[rank] ?? 'Member'
}

/** The guilds of the user's characters and their onboarding. */
export function guildRoutes(app: Hono<AppEnv>, { database, battleNet, now }: Services) {
  handle(app, listGuilds, async ({ user }) => selectGuilds(user.id))

  handle(app, onboardGuild, async ({ user, body }) => {
    const known = (await selectGuilds(user.id)).find((guild) => guild.id === body.guildId)
    if (!known) throw notFound('Guild')
    const [guild] = await database.select().from(guilds).where(eq(guilds.id, body.guildId))
    if (!guild) throw notFound('Guild')
    const roster = await battleNet.getGuildRoster(guild)
    await database.transaction(async (transaction) => {
      await transaction
        .update(guilds)
        .set({ memberCount: roster.memberCount, onboardedAt: new Date(now()) })
        .where(eq(guilds.id, guild.id))
      await transaction.delete(guildMembers).where(eq(guildMembers.guildId, guild.id))
      if (roster.members.length > 0) {
        await transaction
          .insert(guildMembers)
          .values(roster.members.map((member) => ({ ...member, guildId: guild.id })))
          .onConflictDoNothing()
      }
    })
    const onboarded = (await selectGuilds(user.id)).find(({ id }) => id === guild.id)
    if (!onboarded) throw notFound('Guild')
    return onboarded
  })

  /** Each guild with the best rank among the user's characters in it. One statement. */
  async function selectGuilds(userId: string): Promise<(Guild & { id: string })[]> {
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
}
