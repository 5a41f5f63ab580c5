import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { ROLES } from '@/game/roles'
import { defineCall } from '../call'
import { AWARD_RESPONSES } from './award-responses'
import { flag, integer, listOf, objectOf, oneOf, openEnum, optionalInAnswer, time } from '../fields'
import { guildSchema, teamAnswers } from './guild'
import { TEAM_STATUSES } from './team-statuses'
import { requestedId, type CharacterId } from '../ids'

/*
 * The members of a guild: the feature `guild-board`, for members of the guild; everyone else gets 404.
 */

/** The ranks of the game are numbered from 0, the guild master. */
export const LOWEST_GUILD_RANK = 9

/** A character on the roster. Whether someone who does not share has a list is not told. */
const rosterMemberSchema = z.object({
  /** The game's id of the character. */
  id: z.number(),
  name: optionalInAnswer(z.string()),
  /** The names before the character was renamed; the search finds it by them. */
  formerNames: optionalInAnswer(z.array(z.string())),
  realmSlug: optionalInAnswer(z.string()),
  className: optionalInAnswer(openEnum(CLASS_NAMES)),
  level: optionalInAnswer(z.number()),
  rank: z.number(),
  isShared: z.boolean(),
  /** Whether a main wishlist for the raid and difficulty is shared. */
  hasList: z.boolean(),
  /** The specialization that the character plays, if it shares. */
  specialization: optionalInAnswer(z.string()),
  ...teamAnswers,
  /**
   * Of the feature `raiders`: what the character has received in the raids of the tier, on all
   * difficulties, by response. Awards that improve no character do not count.
   */
  received: optionalInAnswer(
    z.array(
      z.object({
        response: optionalInAnswer(openEnum(AWARD_RESPONSES)),
        count: z.number(),
        lastAt: z.string(),
      }),
    ),
  ),
  /**
   * Of the feature `raid-nights`: the nights of the last four weeks in which the character was a
   * raider; null without one.
   */
  attendance: optionalInAnswer(
    z.object({
      /** The nights in which the character was expected, i.e. not on the bench. */
      held: z.number(),
      /** Those in which it was there, also late. */
      present: z.number(),
      late: z.number(),
      /** The nights on the bench. */
      bench: z.number(),
    }),
  ),
  /** Of the feature `raid-nights`: the drops of these weeks on which the character has passed. */
  passes: optionalInAnswer(z.number()),
  /** Of the feature `raid-nights`: the bonus rolls of these weeks. */
  bonusRolls: optionalInAnswer(z.number()),
  /** Of the features `raiders` and `gear`: as on the board, if the character shares. */
  tierPieces: optionalInAnswer(z.number()),
  /** Of the feature `raiders`: the last change of the shared list for the raid and difficulty. */
  listUpdatedAt: optionalInAnswer(z.string()),
  /** Of the feature `raiders`: when that list was last simulated, or else the import of that. */
  simulatedAt: optionalInAnswer(z.string()),
})
export type RosterMember = z.output<typeof rosterMemberSchema>

export const getGuildRoster = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/rosters/:instanceId/:difficulty',
  summary:
    'Lists the members of a guild by rank and name, with who shares, who shares a main wishlist for the raid and difficulty, and what they have received in the tier, since a time if one is given.',
  access: 'session',
  query: objectOf({ since: z.optional(time) }),
  key: 'members',
  answer: z.array(rosterMemberSchema),
})

export const refreshGuildRoster = defineCall({
  method: 'POST',
  path: '/api/guilds/:guildId/roster/refresh',
  summary:
    'Reads the roster from Battle.net, at most once a minute per guild (429), and returns how many characters have joined, left or changed their rank. Changes nothing if Battle.net does not return it. A read that removes more than half of a roster of ten or more changes nothing until a second read does so too.',
  access: 'session',
  key: 'changes',
  answer: z.object({
    joined: z.number(),
    left: z.number(),
    rankChanged: z.number(),
    /** Characters that are missing, and stay until a second read confirms it. */
    unconfirmedLeft: optionalInAnswer(z.number()),
  }),
})

export const setGuildSharing = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/sharing',
  summary:
    "Starts or ends sharing the main wishlists of one of the user's characters with a guild that has it on its roster.",
  access: 'session',
  body: objectOf({ characterId: requestedId<CharacterId>(), isShared: flag }),
  key: 'guild',
  answer: guildSchema,
})

export const setOfficerRanks = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/officer-ranks',
  summary: 'Sets which ranks of the game are officers. Only for the guild master; 403 for others.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({ officerRanks: listOf(integer(1, LOWEST_GUILD_RANK), LOWEST_GUILD_RANK) }),
  key: 'guild',
  answer: guildSchema,
})

/** Maximum number of members of a request of `setTeam`. */
export const TEAM_MEMBERS_MAX = 200

/** Officers set these for members; null clears a field, a missing one stays. */
const teamFields = {
  teamStatus: z.nullish(oneOf(TEAM_STATUSES, 'Team status')),
  role: z.nullish(oneOf(ROLES, 'Role')),
}
export type TeamFields = z.output<z.ZodMiniObject<typeof teamFields>>

export const setTeam = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/team',
  summary:
    "Sets the place in the raid team and the role of characters on the roster, by the game's ids; null clears a field. Ids that are not on the roster are left out; 404 if none is. Only for officers and the guild master; 403 for others.",
  access: 'session',
  otherStatuses: [403],
  body: objectOf({
    memberIds: listOf(integer(1, Number.MAX_SAFE_INTEGER), TEAM_MEMBERS_MAX),
    ...teamFields,
  }),
  key: 'members',
  answer: z.array(z.object({ id: z.number(), ...teamAnswers })),
})
