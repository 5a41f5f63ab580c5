import * as z from 'zod/mini'
import { FACTIONS, REGIONS } from '@/game/realms'
import { defineCall } from './call'
import { id, objectOf, openEnum, optionalInAnswer } from './fields'

/** Display labels of guild ranks, without permissions (docs/specification.md, section 1). */
export const GUILD_RANKS = ['Guild Master', 'Officer', 'Member'] as const

/** A guild of one of the user's characters; `rank` is the highest rank among those characters. */
export const guildSchema = z.object({
  id: z.string(),
  name: z.string(),
  realm: optionalInAnswer(z.string()),
  region: optionalInAnswer(openEnum(REGIONS)),
  faction: optionalInAnswer(openEnum(FACTIONS)),
  memberCount: optionalInAnswer(z.number()),
  rank: optionalInAnswer(openEnum(GUILD_RANKS)),
  isOnboarded: optionalInAnswer(z.boolean()),
})
export type Guild = z.output<typeof guildSchema>

export const listGuilds = defineCall({
  method: 'GET',
  path: '/api/guilds',
  summary: "Lists the guilds of the user's characters.",
  access: 'session',
  key: 'guilds',
  answer: z.array(guildSchema),
})

export const onboardGuild = defineCall({
  method: 'POST',
  path: '/api/guilds/onboard',
  summary: 'Reads the roster of a guild from Battle.net and stores its member count and ranks.',
  access: 'session',
  body: objectOf({ guildId: id }),
  key: 'guild',
  answer: guildSchema,
  receives: z.pick(guildSchema, { name: true }),
})
