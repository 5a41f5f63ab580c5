import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { ROLES } from '@/game/roles'
import { defineCall } from '../call'
import { AWARD_RESPONSES } from './award-responses'
import {
  flag,
  integer,
  listOf,
  objectOf,
  oneOf,
  openEnum,
  optionalInAnswer,
  requiredText,
  time,
} from '../fields'
import { wornItemSchema } from '../gear'
import { guildSchema, teamAnswers } from './guild'
import { itemGainSchema, simSchema } from '../sim'
import { TEAM_STATUSES } from './team-statuses'
import { wishFieldAnswers } from '../wish-fields'
import {
  answeredId,
  requestedId,
  type CharacterId,
  type InstanceId,
  type LootItemId,
  type WishlistId,
} from '../ids'

/*
 * A guild's view of its members' wishlists: the feature `guild-board`. Everything here is for
 * members of the guild; everyone else gets 404. Rules: docs/specification.md, section 10.
 */

/** The ranks of the game are numbered from 0, the guild master. */
export const LOWEST_GUILD_RANK = 9

/** A wish on the board. `priority` is its rank on its list. */
export const boardWishSchema = z.object({
  lootItemId: answeredId<LootItemId>(),
  slot: openEnum(SLOTS),
  priority: z.number(),
  ...wishFieldAnswers,
})

/** How many of the items that a character has received in a slot the board names. */
export const NAMED_RECEIVED_MAX = 3

/** What a character has received in a slot. Awards that improve no character do not count. */
const receivedInSlotSchema = z.object({
  /** Null for items that fit several slots, and for items of unknown slot. */
  slot: optionalInAnswer(openEnum(SLOTS)),
  count: z.number(),
  /** The newest items, at most `NAMED_RECEIVED_MAX`, newest first. */
  newest: z.array(
    z.object({ itemName: z.string(), difficulty: optionalInAnswer(openEnum(DIFFICULTIES)) }),
  ),
})
export type ReceivedInSlot = z.output<typeof receivedInSlotSchema>

/**
 * The latest simulation for the selection of a list, with the gains of the items on the list only.
 */
const boardSimSchema = z.extend(
  z.pick(simSchema, {
    metric: true,
    simulatedAt: true,
    importedAt: true,
    fightStyle: true,
    targetCount: true,
    itemLevel: true,
  }),
  { gains: z.array(itemGainSchema) },
)

/** A shared main wishlist for the raid and difficulty of the board. */
export const boardListSchema = z.object({
  id: answeredId<WishlistId>(),
  character: z.object({
    id: answeredId<CharacterId>(),
    name: z.string(),
    realm: optionalInAnswer(z.string()),
    className: openEnum(CLASS_NAMES),
    /** The specialization that the character plays; a list for another one is for its off spec. */
    specialization: optionalInAnswer(z.string()),
    itemLevel: optionalInAnswer(z.number()),
    /** Of the feature `gear`: how many pieces of the newest tier set the character wears. */
    tierPieces: optionalInAnswer(z.number()),
    /** The game's id of the character, as on the roster. */
    memberId: optionalInAnswer(z.number()),
    /** The names before the character was renamed, as on the roster. */
    formerNames: optionalInAnswer(z.array(z.string())),
    /**
     * What the character has received in the raids of the tier, on all difficulties, without award
     * reasons.
     */
    receivedBySlot: optionalInAnswer(z.array(receivedInSlotSchema)),
    ...teamAnswers,
  }),
  specialization: z.string(),
  updatedAt: optionalInAnswer(z.string()),
  /** The raid is locked, and the character was not shared yet when the lock began. */
  isSharedAfterLock: optionalInAnswer(z.boolean()),
  wishes: z.array(boardWishSchema),
  /** Of the feature `sims`; null if the character has none. */
  sim: optionalInAnswer(boardSimSchema),
  /** Of the feature `gear`: what the character wears where the items of the list are worn. */
  worn: optionalInAnswer(z.array(wornItemSchema)),
})
export type BoardList = z.output<typeof boardListSchema>

/** Maximum length of the reason of a lock. */
export const LOCK_REASON_MAX = 200

/** Why lists are locked. */
export const lockReason = requiredText(LOCK_REASON_MAX, 'Please enter a reason')

/** A lock of a raid's lists. It has no effect before `startsAt`. */
const guildLockSchema = z.object({ reason: z.string(), startsAt: z.string() })

/**
 * `sharingCount`: how many characters share their lists, including those without a list for this
 * raid.
 */
const guildBoardSchema = z.object({
  sharingCount: z.number(),
  lists: z.array(boardListSchema),
  /** The lock of the raid, on all difficulties. */
  lock: optionalInAnswer(guildLockSchema),
})
export type GuildBoard = z.output<typeof guildBoardSchema>

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

const guildDetailsSchema = z.extend(guildSchema, {
  /** The number of characters that share a main wishlist, by raid and difficulty. */
  listCounts: optionalInAnswer(
    z.array(
      z.object({
        instanceId: answeredId<InstanceId>(),
        difficulty: openEnum(DIFFICULTIES),
        count: z.number(),
      }),
    ),
  ),
  /** The difficulty of the newest award of each raid. */
  newestAwards: optionalInAnswer(
    z.array(z.object({ instanceId: answeredId<InstanceId>(), difficulty: openEnum(DIFFICULTIES) })),
  ),
})
export type GuildDetails = z.output<typeof guildDetailsSchema>

export const getGuild = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId',
  summary: 'Returns a guild of which the user is a member.',
  access: 'session',
  key: 'guild',
  answer: guildDetailsSchema,
})

export const getGuildBoard = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/boards/:instanceId/:difficulty',
  summary:
    'Lists the shared main wishlists of a guild for a raid and difficulty. The answer has an ETag; 304 if nothing has changed.',
  access: 'session',
  otherStatuses: [304],
  key: 'board',
  answer: guildBoardSchema,
})

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

/** Officers set these for a member; null clears the field. */
const teamFields = objectOf({
  teamStatus: z.nullish(oneOf(TEAM_STATUSES, 'Team status')),
  role: z.nullish(oneOf(ROLES, 'Role')),
  // Its former name, which tabs of an earlier version send: ignored, it would seem to be stored.
  teamPlace: z.optional(z.never('Is now called teamStatus. Reload the page.')),
})
export type TeamFields = z.output<typeof teamFields>

export const setTeamMember = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/members/:memberId',
  summary:
    "Sets the place in the raid team and the role of a character on the roster, by the game's id. Only for officers and the guild master; 403 for others.",
  access: 'session',
  otherStatuses: [403],
  body: teamFields,
  key: 'member',
  answer: z.object({ id: z.number(), ...teamAnswers }),
})

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
