import { listGuilds, onboardGuild } from '@/contract/guild'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { guildMembers, guilds } from '../database/schema'
import { notFound } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { selectGuilds } from './select-guilds'

/** The guilds of the user's characters and their onboarding. */
export function guildRoutes(app: Hono<AppEnv>, { database, battleNet, now }: Services) {
  handle(app, listGuilds, async ({ user }) => selectGuilds(database, user.id))

  handle(app, onboardGuild, async ({ user, body }) => {
    const known = (await selectGuilds(database, user.id)).find((guild) => guild.id === body.guildId)
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
    const onboarded = (await selectGuilds(database, user.id)).find(({ id }) => id === guild.id)
    if (!onboarded) throw notFound('Guild')
    return onboarded
  })
}
