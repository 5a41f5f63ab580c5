import * as z from 'zod/mini'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import {
  GAINS_MAX,
  SIM_METRICS,
  SIM_SOURCES,
  type SimFacts,
  type SimGain,
} from '@/game/sims/sim-report'
import { defineCall } from './call'
import {
  decimal,
  flag,
  id,
  integer,
  objectOf,
  oneOf,
  openEnum,
  optionalGameId,
  queryFlag,
  requiredList,
  text,
  time,
} from './fields'
import { lootGainSchema } from './sim'
import { createWishlistRequest } from './wishlist'
import { answeredId, type InstanceId } from './ids'

/* Importing simulation reports, apart from `sim.ts`, which the pages of wishlists load. */

/** The gains of a report that are in one raid, best first. */
const raidGainsSchema = z.object({
  instanceId: answeredId<InstanceId>(),
  instanceName: z.string(),
  difficulty: openEnum(DIFFICULTIES),
  gains: z.array(lootGainSchema),
})
export type RaidGains = z.output<typeof raidGainsSchema>

const GAIN_MAX = 1e12
const nullableText = z.nullable(z.string())

/** A report as the backend has read it (src/game/sims/sim-report.ts). */
const reportSchema = z.object({
  source: oneOf(SIM_SOURCES, 'Source'),
  character: z.object({
    name: nullableText,
    realm: nullableText,
    region: nullableText,
    className: nullableText,
    specialization: nullableText,
  }),
  fightStyle: nullableText,
  fightLength: z.nullable(z.number()),
  targetCount: z.nullable(z.number()),
  simulatedAt: nullableText,
  metric: oneOf(SIM_METRICS, 'Metric'),
  baseline: z.nullable(z.number()),
  gains: z.array(
    z.object({
      itemId: z.number(),
      sourceItemId: z.nullable(z.number()),
      isTierPiece: z.boolean(),
      instanceId: z.nullable(z.number()),
      encounterId: z.nullable(z.number()),
      difficulty: z.enum(DIFFICULTIES),
      itemLevel: z.nullable(z.number()),
      slot: z.nullable(z.enum(SLOTS)),
      gain: z.number(),
      percent: z.number(),
      error: z.nullable(z.number()),
    } satisfies Record<keyof SimGain, unknown>),
  ),
  skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
})

const importSimBody = objectOf({
  specialization: createWishlistRequest.shape.specialization,
  /** The class that the report names. */
  className: z.nullish(text(50)),
  reportId: z.nullish(id),
  ...({
    source: oneOf(SIM_SOURCES, 'Source'),
    fightStyle: z.nullish(text(100)),
    fightLength: z.nullish(integer(1)),
    targetCount: z.nullish(integer(1)),
    simulatedAt: z.nullish(time),
    metric: oneOf(SIM_METRICS, 'Metric'),
    baseline: z.nullish(decimal(0, GAIN_MAX)),
  } satisfies Record<keyof SimFacts, unknown>),
  gains: requiredList(
    objectOf({
      itemId: integer(1),
      sourceItemId: optionalGameId,
      isTierPiece: flag,
      instanceId: z.nullish(integer(-1000)),
      encounterId: z.nullish(integer(-1000)),
      difficulty: oneOf(DIFFICULTIES, 'Difficulty'),
      itemLevel: z.nullish(integer(1)),
      slot: z.nullish(oneOf(SLOTS, 'Slot')),
      gain: decimal(-GAIN_MAX, GAIN_MAX),
      percent: decimal(-GAIN_MAX, GAIN_MAX),
      error: z.nullish(decimal(0, GAIN_MAX)),
    } satisfies Record<keyof SimGain, unknown>),
    GAINS_MAX,
    'The report has no gains',
    `A report has at most ${GAINS_MAX} gains`,
  ),
})
export type ImportSimBody = z.output<typeof importSimBody>

export const importSim = defineCall({
  method: 'POST',
  path: '/api/characters/:characterId/sims',
  summary:
    'Stores the gains of a simulation report for each raid and difficulty that it has, in place of earlier ones. A gain is credited to the loot item that has to drop for it; unmatchedItemIds are items of no raid. The answer is 400 if no item is in a raid. With dryRun=true nothing is stored, and the answer is 200.',
  access: 'session',
  otherStatuses: [403],
  body: importSimBody,
  query: objectOf({ dryRun: z.optional(queryFlag) }),
  dryRunBody: importSimBody,
  status: 201,
  answer: z.object({
    raids: z.array(raidGainsSchema),
    unmatchedItemIds: z.array(z.number()),
  }),
})

export const readSimReport = defineCall({
  method: 'GET',
  path: '/api/sim-reports/:reportId',
  summary:
    'Reads the report with that id from its source, Raidbots if none is named, and returns what the app uses of it. The answer is 404 if the source does not have it, 400 if it is not a Droptimizer or upgrade report of a raid, 502 if the source cannot be read.',
  access: 'session',
  query: objectOf({ source: z.optional(oneOf(SIM_SOURCES, 'Source')) }),
  key: 'report',
  answer: reportSchema,
})
