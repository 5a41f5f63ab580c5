import * as z from 'zod/mini'
import { DIFFICULTIES } from '@/game/difficulties'
import { defineCall } from '../call'
import { objectOf, openEnum, optionalInAnswer } from '../fields'
import { answeredId, requestedId, type InstanceId, type WishlistId } from '../ids'
import { awardSchema } from './award'
import { wantSchema } from './wants'

/*
 * What a guild knows of its raiders, to its members: the feature `raiders`. Rules:
 * docs/specification.md, section 10.
 */

export const getDecision = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/awards/:awardId',
  summary:
    'Returns an award, and the lists that wanted the item when it was awarded, by rank, as far as their characters still share. Of each list only what concerns the item is kept: no other wishes. Imported awards have no candidates.',
  access: 'session',
  key: 'decision',
  answer: z.object({ award: awardSchema, candidates: z.array(wantSchema) }),
})

/** Maximum number of missed items in the answer of `getRaider`. */
export const MISSED_ITEMS_MAX = 100

/** An item that a raider wanted and did not get. */
const missedItemSchema = z.object({
  award: awardSchema,
  /** The rank on the raider's list when the item was awarded, and the last rank of that list. */
  rank: z.nullable(z.number()),
  last: z.number(),
  /** The gain that was known then, in percent. */
  gainPercent: optionalInAnswer(z.number()),
})
export type MissedItem = z.output<typeof missedItemSchema>

/** A shared main wishlist of a raider. */
const raiderListSchema = z.object({
  id: answeredId<WishlistId>(),
  instanceId: answeredId<InstanceId>(),
  difficulty: openEnum(DIFFICULTIES),
  specialization: z.string(),
  /** How many wishes are wanted, and how many are obtained. */
  wanted: z.number(),
  obtained: z.number(),
  updatedAt: optionalInAnswer(z.string()),
  /** Of the feature `sims`: when its latest simulation was made, or else imported. */
  simulatedAt: optionalInAnswer(z.string()),
})
export type RaiderList = z.output<typeof raiderListSchema>

export const getRaider = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/raiders/:memberId',
  summary: `Returns what a character on the roster shares: its main wishlists, and the items that these wanted when others got them, newest first, at most ${MISSED_ITEMS_MAX}. Both are empty if it does not share.`,
  access: 'session',
  query: objectOf({
    /** A raid: only what is of the raids of its tier. */
    tierOf: z.optional(requestedId<InstanceId>()),
  }),
  key: 'raider',
  answer: z.object({ lists: z.array(raiderListSchema), missed: z.array(missedItemSchema) }),
})
