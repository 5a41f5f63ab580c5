import * as z from 'zod/mini'
import { DIFFICULTIES } from '@/game/difficulties'
import { defineCall } from './call'
import {
  flag,
  integer,
  objectOf,
  oneOf,
  openEnum,
  optionalGameId,
  optionalUrl,
  optionalInAnswer,
  requiredList,
  requiredName,
  requiredText,
  slug,
  text,
} from './fields'
import { itemLevels, itemLevelsSchema } from './item-levels'
import { answeredId, type InstanceId } from './ids'

/** A raid instance. `bossCount` and `itemCount` are read-only. */
export const instanceSchema = z.object({
  id: answeredId<InstanceId>(),
  name: z.string(),
  slug: z.string(),
  description: optionalInAnswer(z.string()),
  expansion: z.string(),
  tier: z.string(),
  blizzardInstanceId: optionalInAnswer(z.number()),
  isCurrentTier: z.boolean(),
  isActive: z.boolean(),
  sortOrder: z.number(),
  iconUrl: optionalInAnswer(z.string()),
  availableDifficulties: z.array(openEnum(DIFFICULTIES)),
  itemLevels: optionalInAnswer(itemLevelsSchema),
  bossCount: optionalInAnswer(z.number()),
  itemCount: optionalInAnswer(z.number()),
})
export type Instance = z.output<typeof instanceSchema>

/**
 * The instance form without defaults (docs/specification.md, section 5), also the base of updates.
 */
export const instanceFields = objectOf({
  name: requiredName(100, 'Name is required', 'Name too long'),
  slug,
  description: z.nullish(text(2000)),
  expansion: requiredText(50, 'Expansion is required', 'Expansion too long'),
  tier: requiredText(50, 'Tier is required', 'Tier too long'),
  blizzardInstanceId: optionalGameId,
  isCurrentTier: flag,
  isActive: flag,
  sortOrder: integer(0),
  iconUrl: optionalUrl,
  availableDifficulties: requiredList(
    oneOf(DIFFICULTIES, 'Difficulty'),
    4,
    'At least one difficulty must be selected',
    'Cannot select more than 4 difficulties',
  ),
  itemLevels,
})

/** The instance form with the defaults of a new instance. */
export const instanceForm = z.extend(instanceFields, {
  isCurrentTier: z._default(instanceFields.shape.isCurrentTier, false),
  isActive: z._default(instanceFields.shape.isActive, true),
  sortOrder: z._default(instanceFields.shape.sortOrder, 0),
})

export const listActiveInstances = defineCall({
  method: 'GET',
  path: '/api/instances/active',
  summary: 'Lists the active instances by sortOrder.',
  access: 'session',
  otherStatuses: [304],
  key: 'instances',
  answer: z.array(instanceSchema),
})
