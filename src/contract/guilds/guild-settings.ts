import * as z from 'zod/mini'
import { defineCall } from '../call'
import { objectOf, oneOf } from '../fields'
import { AUDIENCES, guildSchema, timeZoneName } from './guild'

const audience = oneOf(AUDIENCES, 'Audience')

/** What the guild master sets for a guild; a missing field stays unchanged. */
const guildSettings = objectOf({
  /** Null means the default of the region. */
  timeZone: z.nullish(timeZoneName),
  receivedVisibleTo: z.optional(audience),
  listsVisibleTo: z.optional(audience),
})
export type GuildSettings = z.output<typeof guildSettings>

/** The feature `guild-settings`. Rules: docs/specification.md, section 10. */
export const setGuildSettings = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/settings',
  summary:
    'Sets the time zone of a guild, and whether all members or only officers see what other raiders have received, and their shared wishlists. Only for the guild master; 403 for others.',
  access: 'session',
  otherStatuses: [403],
  body: guildSettings,
  key: 'guild',
  answer: guildSchema,
})
