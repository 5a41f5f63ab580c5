import { listGuilds, onboardGuild } from '@/contract/guilds/guild'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { guilds } from '../database/schema'
import { notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { readRoster, secondsUntilRead } from './read-roster'
import { selectGuilds } from './select-guilds'

/** The guilds of the user's characters and their onboarding. */
export function guildRoutes(app: Hono<AppEnv>, services: Services) {
  const { database, now } = services

  handle(app, listGuilds, async ({ user }) => selectGuilds(database, user.id))

  handle(app, onboardGuild, async ({ user, body }) => {
    const [known] = await selectGuilds(database, user.id, body.guildId)
    if (!known) throw notFound('Guild')
    const [guild] = await database.select().from(guilds).where(eq(guilds.id, known.id))
    if (!guild) throw notFound('Guild')
    if (secondsUntilRead(guild, now()) === 0) await readRoster(services, guild)
    const [onboarded] = await selectGuilds(database, user.id, guild.id)
    if (!onboarded) throw notFound('Guild')
    return onboarded
  })
}
