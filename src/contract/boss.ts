import * as z from 'zod/mini'
import {
  flag,
  integer,
  objectOf,
  optionalGameId,
  optionalUrl,
  optionalInAnswer,
  requiredId,
  requiredName,
  slug,
  text,
} from './fields'
import { itemLevels, itemLevelsSchema } from './item-levels'
import { answeredId, type BossId, type InstanceId } from './ids'

/** A boss of an instance; `encounterOrder` counts from 1 and is unique within the instance. */
export const bossSchema = z.object({
  id: answeredId<BossId>(),
  instanceId: answeredId<InstanceId>(),
  name: z.string(),
  slug: optionalInAnswer(z.string()),
  description: optionalInAnswer(z.string()),
  encounterOrder: z.number(),
  isOptional: optionalInAnswer(z.boolean()),
  blizzardEncounterId: optionalInAnswer(z.number()),
  iconUrl: optionalInAnswer(z.string()),
  itemLevels: optionalInAnswer(itemLevelsSchema),
  itemCount: optionalInAnswer(z.number()),
})
export type Boss = z.output<typeof bossSchema>

export const ENCOUNTER_ORDER_MAX = 50

/** The boss form without defaults (docs/specification.md, section 5), also the base of updates. */
export const bossFields = objectOf({
  instanceId: requiredId('Please select an instance'),
  name: requiredName(100, 'Boss name is required', 'Boss name too long'),
  slug,
  description: z.nullish(text(2000)),
  encounterOrder: integer(1, ENCOUNTER_ORDER_MAX),
  isOptional: flag,
  blizzardEncounterId: optionalGameId,
  iconUrl: optionalUrl,
  itemLevels,
})

/** The boss form with the defaults of a new boss. */
export const bossForm = z.extend(bossFields, {
  isOptional: z._default(bossFields.shape.isOptional, false),
})
