import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { defineCall } from '../call'
import { openEnum, optionalInAnswer } from '../fields'
import { wornItemSchema } from '../gear'
import { teamAnswers } from './guild'
import { guildLockSchema } from './guild-locks'
import { itemGainSchema, simSchema } from '../sim'
import { wishFieldAnswers } from '../wish-fields'
import { answeredId, type CharacterId, type LootItemId, type WishlistId } from '../ids'

/*
 * A guild's view of its members' wishlists: the feature `guild-board`. Everything here is for
 * members of the guild; everyone else gets 404. Rules: docs/specification.md, section 10.
 */

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
