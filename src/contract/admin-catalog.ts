import * as z from 'zod/mini'
import { RARITIES, SLOTS } from '@/game/items'
import { bossFields, bossForm, bossSchema } from './boss'
import { defineCall } from './call'
import { id, ours, requiredId, text } from './fields'
import { instanceFields, instanceForm, instanceSchema } from './instance'
import { bulkItemForm, lootItemFields, lootItemForm, lootItemSchema } from './loot-item'

/** `force=true` deletes what wishlists still use; without it that is 409 with the count. */
const deletion = z.object({ force: z.optional(z.enum(['true', 'false'])) })

export const listInstances = defineCall({
  method: 'GET',
  path: '/api/admin/instances',
  summary: 'Every instance, active or not.',
  access: 'admin',
  key: 'instances',
  answer: z.array(instanceSchema),
})

export const createInstance = defineCall({
  method: 'POST',
  path: '/api/admin/instances',
  summary: 'Makes an instance; a slug that is taken is 409.',
  access: 'admin',
  body: instanceForm,
  status: 201,
  key: 'instance',
  answer: instanceSchema,
})

export const updateInstance = defineCall({
  method: 'PUT',
  path: '/api/admin/instances/:instanceId',
  summary: 'Changes the fields that are given.',
  access: 'admin',
  body: z.partial(instanceFields),
  key: 'instance',
  answer: instanceSchema,
})

export const deleteInstance = defineCall({
  method: 'DELETE',
  path: '/api/admin/instances/:instanceId',
  summary: 'Deletes an instance with its bosses and items.',
  access: 'admin',
  query: deletion,
  status: 204,
})

export const setBossOrder = defineCall({
  method: 'PUT',
  path: '/api/admin/instances/:instanceId/boss-order',
  summary: 'Numbers the bosses of an instance in the order given.',
  access: 'admin',
  body: z.object({ bossIds: z.array(id).check(z.maxLength(50)) }),
  key: 'bosses',
  answer: z.array(bossSchema),
})

export const listBosses = defineCall({
  method: 'GET',
  path: '/api/admin/bosses',
  summary: 'Bosses of one instance, or of all.',
  access: 'admin',
  query: z.object({ instanceId: z.optional(id) }),
  key: 'bosses',
  answer: z.array(bossSchema),
})

export const createBoss = defineCall({
  method: 'POST',
  path: '/api/admin/bosses',
  summary: 'Makes a boss; a slug or encounter order taken within the instance is 409.',
  access: 'admin',
  body: bossForm,
  status: 201,
  key: 'boss',
  answer: bossSchema,
})

export const updateBoss = defineCall({
  method: 'PUT',
  path: '/api/admin/bosses/:bossId',
  summary: 'Changes the fields that are given.',
  access: 'admin',
  body: z.partial(bossFields),
  key: 'boss',
  answer: bossSchema,
})

export const deleteBoss = defineCall({
  method: 'DELETE',
  path: '/api/admin/bosses/:bossId',
  summary: 'Deletes a boss with its items.',
  access: 'admin',
  query: deletion,
  status: 204,
})

/** A loot item as an admin reads it: with the number of wishlists that hold it. */
export const adminLootItemSchema = z.extend(lootItemSchema, { wishlistCount: ours(z.number()) })
export type AdminLootItem = z.output<typeof adminLootItemSchema>

export const LOOT_SORTS = ['name', '-name', 'boss', '-boss', 'slot', '-slot'] as const

export const listLoot = defineCall({
  method: 'GET',
  path: '/api/admin/loot',
  summary: 'Loot items, filtered, sorted and paged; total counts all that match.',
  access: 'admin',
  query: z.object({
    instanceId: z.optional(id),
    bossId: z.optional(id),
    search: z.optional(text(100)),
    slot: z.optional(z.enum(SLOTS)),
    rarity: z.optional(z.enum(RARITIES)),
    sort: z.optional(z.enum(LOOT_SORTS)),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  }),
  answer: z.object({ items: z.array(adminLootItemSchema), total: z.number() }),
})

export const createLootItem = defineCall({
  method: 'POST',
  path: '/api/admin/loot',
  summary: 'Makes a loot item.',
  access: 'admin',
  body: lootItemForm,
  status: 201,
  key: 'item',
  answer: adminLootItemSchema,
})

export const updateLootItem = defineCall({
  method: 'PUT',
  path: '/api/admin/loot/:lootItemId',
  summary: 'Changes the fields that are given.',
  access: 'admin',
  body: z.partial(lootItemFields),
  key: 'item',
  answer: adminLootItemSchema,
})

export const deleteLootItem = defineCall({
  method: 'DELETE',
  path: '/api/admin/loot/:lootItemId',
  summary: 'Deletes a loot item.',
  access: 'admin',
  query: deletion,
  status: 204,
})

/** The most rows one bulk entry takes. */
export const BULK_ITEMS_MAX = 500

/** Bulk entry (spec section 5). */
export const bulkLootRequest = z.object({
  bossId: requiredId('Boss selection required'),
  items: z
    .array(bulkItemForm)
    .check(
      z.minLength(1, 'At least one item required'),
      z.maxLength(BULK_ITEMS_MAX, `At most ${BULK_ITEMS_MAX} items at once`),
    ),
})

const dryRun = z.object({ dryRun: z.optional(z.enum(['true', 'false'])) })

/** What a dry run says of one row; `fields` maps a field to its message when it is invalid. */
export const dryRunRowSchema = z.object({
  index: z.number(),
  outcome: z.enum(['new', 'duplicate', 'changed', 'invalid']),
  fields: ours(z.record(z.string(), z.string())),
})

/** A dry run answers rows (200), the real thing the batch (201). */
export const createLootBulk = defineCall({
  method: 'POST',
  path: '/api/admin/loot/bulk',
  summary:
    'Makes up to 500 items in one transaction; 400 names each bad row, e.g. items.3.itemSlot.',
  access: 'admin',
  query: dryRun,
  body: bulkLootRequest,
  status: 201,
  answer: z.union([
    z.object({ batchId: z.string(), items: z.array(adminLootItemSchema) }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})

export const deleteLootBatch = defineCall({
  method: 'DELETE',
  path: '/api/admin/loot/batches/:batchId',
  summary: 'Undoes a bulk entry; 409 when wishlists use its items.',
  access: 'admin',
  status: 204,
})

/** A whole raid as one file, for sharing loot tables. Identity: instance slug, boss slug, item id. */
export const raidFileSchema = z.object({
  format: z.literal('guildr-raid'),
  version: z.literal(1),
  instance: instanceForm,
  bosses: z
    .array(
      z.extend(z.omit(bossForm, { instanceId: true }), {
        items: z.array(bulkItemForm).check(z.maxLength(BULK_ITEMS_MAX)),
      }),
    )
    .check(z.maxLength(50)),
})
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
  summary: 'Takes a raid file in; the same file again changes nothing.',
  access: 'admin',
  query: dryRun,
  body: raidFileSchema,
  status: 201,
  answer: z.union([
    z.object({ instance: instanceSchema }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})
