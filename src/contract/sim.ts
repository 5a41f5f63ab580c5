import * as z from 'zod/mini'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { SIM_METRICS, SIM_SOURCES } from '@/game/sims/sim-report'
import { defineCall } from './call'
import { openEnum, optionalInAnswer } from './fields'
import { answeredId, type CharacterId, type InstanceId, type LootItemId, type SimId } from './ids'

/*
 * Simulation gains: the feature `sims`. The app reads a report and sends its gains; the backend
 * finds the loot items that have to drop for them. Rules: docs/specification.md, section 10.
 */

/** Facts about a simulation, as answers return them. */
const simFactAnswers = {
  source: openEnum(SIM_SOURCES),
  /** The id of the report at its source; null if it was imported from a file. */
  reportId: optionalInAnswer(z.string()),
  fightStyle: optionalInAnswer(z.string()),
  /** In seconds. */
  fightLength: optionalInAnswer(z.number()),
  targetCount: optionalInAnswer(z.number()),
  /** When it was simulated; null if the report does not say so. */
  simulatedAt: optionalInAnswer(z.string()),
  importedAt: optionalInAnswer(z.string()),
  metric: openEnum(SIM_METRICS),
  baseline: optionalInAnswer(z.number()),
}

/**
 * The gain of a character from a loot item. A token that fits several slots has a gain for each.
 */
export const itemGainSchema = z.object({
  lootItemId: answeredId<LootItemId>(),
  slot: openEnum(SLOTS),
  itemLevel: optionalInAnswer(z.number()),
  /** The difference to the baseline, in the unit of the metric, and in percent of the baseline. */
  gain: z.number(),
  percent: z.number(),
  /** Half the width of the 95 % confidence interval of `gain`. */
  error: optionalInAnswer(z.number()),
})
export type ItemGain = z.output<typeof itemGainSchema>

export const lootGainSchema = z.extend(itemGainSchema, { name: z.string() })
export type LootGain = z.output<typeof lootGainSchema>

/** The latest simulation of a character for a raid, difficulty and specialization. */
export const simSchema = z.object({
  id: answeredId<SimId>(),
  characterId: answeredId<CharacterId>(),
  instanceId: answeredId<InstanceId>(),
  difficulty: openEnum(DIFFICULTIES),
  specialization: z.string(),
  ...simFactAnswers,
  /** The item level of the character when the simulation was imported. */
  itemLevel: optionalInAnswer(z.number()),
  gains: z.array(lootGainSchema),
})

/** A simulation with the item level that the character has now. */
const wishlistSimSchema = z.extend(simSchema, { currentItemLevel: optionalInAnswer(z.number()) })
export type WishlistSim = z.output<typeof wishlistSimSchema>

export const getWishlistSim = defineCall({
  method: 'GET',
  path: '/api/wishlists/:wishlistId/sim',
  summary:
    "Returns the latest simulation of the wishlist's character for its raid, difficulty and specialization; null if there is none.",
  access: 'session',
  key: 'sim',
  answer: z.nullable(wishlistSimSchema),
})

export const deleteSim = defineCall({
  method: 'DELETE',
  path: '/api/sims/:simId',
  summary: 'Deletes a simulation with its gains.',
  access: 'session',
  otherStatuses: [403],
  status: 204,
})
