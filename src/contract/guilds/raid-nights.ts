import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { defineCall } from '../call'
import { AWARD_REASON, type AwardResponse } from './award-responses'
import { flag, integer, objectOf, oneOf, openEnum, optionalInAnswer, time } from '../fields'
import {
  answeredId,
  requestedId,
  type DropId,
  type InstanceId,
  type LootItemId,
  type NightId,
} from '../ids'
import { awardSchema } from './award'
import { guestFields } from './guild-awards'

/*
 * The raid nights of a guild: who was there, what has dropped, and who got it. The feature
 * `raid-nights`. Rules: docs/specification.md, section 10.
 */

/** Whether a raider is there. The bench is ready to come, and does not raid. */
export const ATTENDANCE_STATUSES = ['present', 'late', 'absent', 'bench'] as const
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number]

/** The responses that need no recipient. */
export const NOBODY_RESPONSES: readonly AwardResponse[] = [
  AWARD_REASON,
  'Nobody wanted it',
  'Transmog',
]

/** The attendance on the roster is that of the nights of the last four weeks. */
export const ATTENDANCE_DAYS = 28

/** Maximum number of nights of a guild; more are 409. */
export const NIGHTS_MAX = 2000

/** Maximum number of nights in the answer of `listNights`. */
export const LISTED_NIGHTS_MAX = 100

/** Maximum number of raiders of a night; more are 409. */
export const NIGHT_RAIDERS_MAX = 100

/** Maximum number of different drops of a night; more are 409. */
export const NIGHT_DROPS_MAX = 300

/** How often an item can drop on a difficulty in a night. */
export const DROP_COUNT_MAX = 20

/** A raid night with its numbers. */
const nightSchema = z.object({
  id: answeredId<NightId>(),
  /** The raid for which it was started; null if that is deleted. */
  instanceId: optionalInAnswer(answeredId<InstanceId>()),
  instanceName: z.string(),
  difficulty: openEnum(DIFFICULTIES),
  startedAt: z.string(),
  /** Null while it is running. */
  endedAt: optionalInAnswer(z.string()),
  /** How many raiders were there, including those who came late. */
  presentCount: z.number(),
  dropCount: z.number(),
  /** How many of the drops are not given away. */
  undecidedCount: z.number(),
})
export type Night = z.output<typeof nightSchema>

/** A raider of a night: a character on the roster then, or a guest. */
const attendeeSchema = z.object({
  /** The game's id of the character; null for guests. */
  memberId: optionalInAnswer(z.number()),
  /** Null after the user of the character has deleted the account. */
  name: optionalInAnswer(z.string()),
  className: optionalInAnswer(openEnum(CLASS_NAMES)),
  status: openEnum(ATTENDANCE_STATUSES),
})
export type Attendee = z.output<typeof attendeeSchema>

/** An item that has dropped in a night. Its awards have its id as `dropId`. */
const dropSchema = z.object({
  id: answeredId<DropId>(),
  /** Null if the item was deleted. */
  lootItemId: optionalInAnswer(answeredId<LootItemId>()),
  /** The raid of the item; null if the item was deleted. */
  instanceId: optionalInAnswer(answeredId<InstanceId>()),
  itemId: optionalInAnswer(z.number()),
  itemName: z.string(),
  bossName: optionalInAnswer(z.string()),
  difficulty: openEnum(DIFFICULTIES),
  /** How often it has dropped. */
  count: z.number(),
  /** When it was first marked. */
  markedAt: z.string(),
  /** The game's ids of the characters that have passed on it, as far as the user sees their lists. */
  passedBy: optionalInAnswer(z.array(z.number())),
})
export type Drop = z.output<typeof dropSchema>

const nightDetailsSchema = z.extend(nightSchema, {
  raiders: z.array(attendeeSchema),
  /** By the time when they were marked. */
  drops: z.array(dropSchema),
  /** The awards of the drops and the bonus rolls, newest first. */
  awards: z.array(awardSchema),
})
export type NightDetails = z.output<typeof nightDetailsSchema>

export const listNights = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/nights',
  summary: `Lists the raid nights of a guild, newest first, at most ${LISTED_NIGHTS_MAX}.`,
  access: 'session',
  key: 'nights',
  answer: z.array(nightSchema),
})

export const getNight = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/nights/:nightId',
  summary: 'Returns a raid night with its raiders, its drops and their awards.',
  access: 'session',
  key: 'night',
  answer: nightDetailsSchema,
})

export const startNight = defineCall({
  method: 'POST',
  path: '/api/guilds/:guildId/nights',
  summary: `Starts a raid night, at which the raid team is present and its bench on the bench, or the characters that share are present if nobody is in the team; with endedAt it stores an earlier one. If a night is running, changes nothing and answers 200 with that night. 409 if the guild has ${NIGHTS_MAX} nights. Only for officers; 403 for other members.`,
  access: 'session',
  otherStatuses: [200, 403, 409],
  body: objectOf({
    instanceId: requestedId<InstanceId>(),
    difficulty: oneOf(DIFFICULTIES, 'Difficulty'),
    /** Missing or null means now; so does a time in the future. */
    startedAt: z.nullish(time),
    /** Missing or null: the night is running. A time in the future means now. */
    endedAt: z.nullish(time),
  }),
  status: 201,
  key: 'night',
  answer: nightSchema,
})

export const changeNight = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/nights/:nightId',
  summary:
    'Ends or continues a raid night, or corrects when it has started or ended; a missing field stays. A time in the future means now. 409 if it would be the second running night. Only for officers; 403 for other members.',
  access: 'session',
  otherStatuses: [403, 409],
  body: objectOf({
    startedAt: z.optional(time),
    endedAt: z.optional(time),
    /** False ends the night now, true continues it. */
    isRunning: z.optional(flag),
  }),
  key: 'night',
  answer: nightSchema,
})

export const deleteNight = defineCall({
  method: 'DELETE',
  path: '/api/guilds/:guildId/nights/:nightId',
  summary:
    'Deletes a raid night with its raiders and drops. Its awards stay. Only for officers; 403 for other members.',
  access: 'session',
  otherStatuses: [403],
  status: 204,
})

export const setAttendance = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/nights/:nightId/raiders',
  summary: `Sets whether a character on the roster, or a guest, is there in a raid night; null removes the raider from the night. 409 if the night has ${NIGHT_RAIDERS_MAX} raiders. Only for officers; 403 for other members.`,
  access: 'session',
  otherStatuses: [403, 409],
  body: objectOf({
    /** The game's id of the character; without it, a guest is needed. */
    memberId: z.nullish(integer(1, Number.MAX_SAFE_INTEGER)),
    guest: z.nullish(guestFields),
    status: z.nullable(oneOf(ATTENDANCE_STATUSES, 'Status')),
  }),
  status: 204,
})

export const setDropCount = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/nights/:nightId/drops',
  summary: `Sets how often an item has dropped in a raid night; 0 removes it. 409 if more of them are given away, or if the night has ${NIGHT_DROPS_MAX} different drops. Only for officers; 403 for other members.`,
  access: 'session',
  otherStatuses: [403, 409],
  body: objectOf({
    lootItemId: requestedId<LootItemId>(),
    difficulty: oneOf(DIFFICULTIES, 'Difficulty'),
    count: integer(0, DROP_COUNT_MAX),
  }),
  status: 204,
})

export const setPass = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/nights/:nightId/passes',
  summary:
    'Sets whether a character on the roster has passed on a drop of a raid night. Only for officers; 403 for other members.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({
    dropId: requestedId<DropId>(),
    /** The game's id of the character. */
    memberId: integer(1, Number.MAX_SAFE_INTEGER),
    hasPassed: flag,
  }),
  status: 204,
})
