import { listGuilds, onboardGuild } from '@/contract/guild'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { guilds } from '../database/schema'
import { notFound } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { selectGuilds } from './select-guilds'
import { storeRoster } from './store-roster'

/** The guilds of the user's characters and their onboarding. */
export function guildRoutes(app: Hono<AppEnv>, { database, battleNet, now }: Services) {
  handle(app, listGuilds, async ({ user }) => selectGuilds(database, user.id))

  handle(app, onboardGuild, async ({ user, body }) => {
    const [known] = await selectGuilds(database, user.id, body.guildId)
    if (!known) throw notFound('Guild')
    const [guild] = await database.select().from(guilds).where(eq(guilds.id, known.id))
    if (!guild) throw notFound('Guild')
    await storeRoster(database, guild.id, await battleNet.getGuildRoster(guild), new Date(now()))
    const [onboarded] = await selectGuilds(database, user.id, guild.id)
    if (!onboarded) throw notFound('Guild')
    return onboarded
  })
}
