import * as z from 'zod/mini'
import { dryRunQuery, dryRunRowSchema } from './admin-dry-run'
import { adminInstanceSchema } from './admin-instance'
import { bossFields, ENCOUNTER_ORDER_MAX } from '../boss'
import { defineCall } from '../call'
import { listOf, objectOf, optionalInAnswer } from '../fields'
import { instanceFields } from '../instance'
import { lootRow } from '../loot-item'
import { answeredId, type BatchId } from '../ids'

/**
 * The instance of a raid file. Missing fields stay unchanged in an existing instance, and get the
 * form's defaults in a new one.
 */
export const raidInstanceRow = z.extend(instanceFields, {
  isCurrentTier: z.optional(instanceFields.shape.isCurrentTier),
  isActive: z.optional(instanceFields.shape.isActive),
  sortOrder: z.optional(instanceFields.shape.sortOrder),
})

/** A boss of a raid file without its items. */
export const raidBossRow = z.extend(z.omit(bossFields, { instanceId: true }), {
  isOptional: z.optional(bossFields.shape.isOptional),
})

// @__NO_SIDE_EFFECTS__
function raidFileOf<Instance extends z.ZodMiniType, Boss extends z.ZodMiniType>(
  instance: Instance,
  boss: Boss,
) {
  return objectOf({
    format: z.literal('guildr-raid', 'Must be "guildr-raid"'),
    version: z.literal(1, 'Must be 1'),
    instance,
    bosses: listOf(boss, ENCOUNTER_ORDER_MAX),
  })
}

/**
 * An instance with its bosses and loot items as one file (docs/raid-file.md). Instances and bosses
 * are matched by slug, items by item id or name. The number of items is limited by the size of a
 * request.
 */
export const raidFileSchema = raidFileOf(
  raidInstanceRow,
  z.extend(raidBossRow, { items: z.array(lootRow, 'Must be a list') }),
)
export type RaidFile = z.output<typeof raidFileSchema>

export const exportRaid = defineCall({
  method: 'GET',
  path: '/api/admin/instances/:instanceId/export',
  summary: 'Exports an instance with its bosses and loot items as a raid file.',
  access: 'admin',
  answer: raidFileSchema,
})

export const importRaid = defineCall({
  method: 'POST',
  path: '/api/admin/instances/import',
  summary:
    'Imports a raid file in one transaction. Importing the same file again changes nothing. batchId undoes the import. A dry run reports the outcome of each row.',
  access: 'admin',
  query: dryRunQuery,
  body: raidFileSchema,
  dryRunBody: raidFileOf(
    z.nonoptional(z.optional(z.unknown()), 'Must be an object'),
    z.looseObject({ items: z.array(z.unknown(), 'Must be a list') }, 'Must be an object'),
  ),
  status: 201,
  answer: z.union([
    /** `batchId` undoes the import (`deleteLootBatch`); null if nothing was changed. */
    z.object({ instance: adminInstanceSchema, batchId: optionalInAnswer(answeredId<BatchId>()) }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})
