import * as z from 'zod/mini'
import { adminInstanceSchema } from './admin-instance'
import { bossFields, ENCOUNTER_ORDER_MAX } from './boss'
import { defineCall } from './call'
import { dryRunQuery, dryRunRowSchema } from './admin-dry-run'
import { instanceFields } from './instance'
import { lootRow } from './loot-item'

/** The instance of a raid file; what it leaves out stays as it is, or has the form's default. */
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
  return z.object({
    format: z.literal('guildr-raid'),
    version: z.literal(1),
    instance,
    bosses: z.array(boss).check(z.maxLength(ENCOUNTER_ORDER_MAX)),
  })
}

/**
 * A whole raid as one file, for sharing loot tables (docs/raid-file.md). Identity: instance slug, boss
 * slug, item id or name. How many items there can be is up to the size of a request.
 */
export const raidFileSchema = raidFileOf(
  raidInstanceRow,
  z.extend(raidBossRow, { items: z.array(lootRow) }),
)
export type RaidFile = z.output<typeof raidFileSchema>

export const exportRaid = defineCall({
  method: 'GET',
  path: '/api/admin/instances/:instanceId/export',
  summary: 'The instance with bosses and items as a raid file.',
  access: 'admin',
  answer: raidFileSchema,
})

export const importRaid = defineCall({
  method: 'POST',
  path: '/api/admin/instances/import',
  summary:
    'Takes a raid file in, all or none; the same file again changes nothing. A dry run answers rows.',
  access: 'admin',
  query: dryRunQuery,
  body: raidFileSchema,
  dryRunBody: raidFileOf(z.unknown(), z.looseObject({ items: z.array(z.unknown()) })),
  status: 201,
  answer: z.union([
    z.object({ instance: adminInstanceSchema }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})
