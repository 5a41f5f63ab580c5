import { DIFFICULTIES } from '@/game/difficulties'
import * as z from 'zod/mini'
import { defineCall } from '../call'
import { openEnum, optionalInAnswer } from '../fields'
import { answeredId, type InstanceId } from '../ids'

/**
 * `board`: shared lists, and what the board shows of their characters; `roster`: the members, who
 * shares, and the team; `awards`: the awards, and the wishes that they tick; `lock`: the locks; `nights`: the raid nights.
 */
const GUILD_CHANGES = ['board', 'roster', 'awards', 'lock', 'nights'] as const

/** What has changed in a guild. The other calls tell what it is now. */
const guildChangeSchema = z.object({
  kind: openEnum(GUILD_CHANGES),
  /** The raid and the difficulty of the changed board; without them it may be any. */
  instanceId: optionalInAnswer(answeredId<InstanceId>()),
  difficulty: optionalInAnswer(openEnum(DIFFICULTIES)),
})
/** For when changes may have been missed. */
export const ANY_CHANGE: readonly GuildChange[] = GUILD_CHANGES.map((kind) => ({ kind }))

export type GuildChange = z.output<typeof guildChangeSchema>

/** The feature `live-changes`, for members of the guild; everyone else gets 404. */
export const followGuildChanges = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/changes',
  summary:
    'Server-sent events, each with a JSON array of what has changed in a guild since the last. The first one is sent at once and names all that may have changed before. A comment is sent at least every 20 seconds. Ends when the session ends or the user is no member any more.',
  access: 'session',
  events: z.array(guildChangeSchema),
})
