import * as z from 'zod/mini'
import { defineCall } from '../call'
import { objectOf, requiredText, time } from '../fields'

/*
 * Locks of a guild's shared lists: the feature `guild-board`. Rules: docs/specification.md, section 10.
 */

/** Maximum length of the reason of a lock. */
export const LOCK_REASON_MAX = 200

/** Why lists are locked. */
export const lockReason = requiredText(LOCK_REASON_MAX, 'Please enter a reason')

/** A lock of a raid's lists. It has no effect before `startsAt`. */
export const guildLockSchema = z.object({ reason: z.string(), startsAt: z.string() })

export const lockGuildLists = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/locks/:instanceId',
  summary:
    'Locks the shared main wishlists for a raid until they are unlocked, from now or from a time on. Replaces the previous lock. Only for officers and the guild master; 403 for others.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({
    reason: lockReason,
    /** Missing or null means now. */
    startsAt: z.nullish(time),
  }),
  key: 'lock',
  answer: guildLockSchema,
})

export const unlockGuildLists = defineCall({
  method: 'DELETE',
  path: '/api/guilds/:guildId/locks/:instanceId',
  summary:
    'Unlocks the wishlists for a raid. Only for officers and the guild master; 403 for others.',
  access: 'session',
  otherStatuses: [403],
  status: 204,
})
