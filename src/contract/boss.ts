import * as z from 'zod/mini'
import {
  integer,
  optionalGameId,
  optionalUrl,
  optionalInAnswer,
  requiredId,
  requiredText,
  slug,
  text,
} from './fields'

/** An encounter of an instance; `encounterOrder` counts from 1 and is unique within it. */
export const bossSchema = z.object({
  id: z.string(),
  instanceId: z.string(),
  name: z.string(),
  slug: optionalInAnswer(z.string()),
  description: optionalInAnswer(z.string()),
  encounterOrder: z.number(),
  isOptional: optionalInAnswer(z.boolean()),
  blizzardEncounterId: optionalInAnswer(z.number()),
  iconUrl: optionalInAnswer(z.string()),
  itemCount: optionalInAnswer(z.number()),
})
export type Boss = z.output<typeof bossSchema>

/** The last place a boss can have in its instance. */
export const ENCOUNTER_ORDER_MAX = 50

/** The boss form (spec section 5) before its default; a partial update starts from these. */
export const bossFields = z.object({
  instanceId: requiredId('Please select an instance'),
  name: requiredText(100, 'Boss name is required', 'Boss name too long'),
  slug,
  description: z.nullish(text(2000)),
  encounterOrder: integer(1, ENCOUNTER_ORDER_MAX),
  isOptional: z.boolean(),
  blizzardEncounterId: optionalGameId,
  iconUrl: optionalUrl,
})

/** The boss form with the default of a new boss. */
export const bossForm = z.extend(bossFields, {
  isOptional: z._default(bossFields.shape.isOptional, false),
})
