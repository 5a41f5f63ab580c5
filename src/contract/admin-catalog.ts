import * as z from 'zod/mini'
import { RARITIES, SLOTS } from '@/game/items'
import { bossFields, bossForm, bossSchema, ENCOUNTER_ORDER_MAX } from './boss'
import { defineCall } from './call'
import { id, ours, requiredId, text } from './fields'
import { instanceFields, instanceForm, instanceSchema } from './instance'
import {
  bulkEntryRow,
  bulkItemRow,
  lootItemFields,
  lootItemForm,
  lootItemSchema,
} from './loot-item'

/**
 * `force=true` deletes what wishlists still use; without it that is 409 with the number of lists in
 * `details.wishlistCount`.
 */
const deletion = z.object({ force: z.optional(z.enum(['true', 'false'])) })

/** An instance as an admin reads it: with the number of wishlists made for it. */
export const adminInstanceSchema = z.extend(instanceSchema, { wishlistCount: ours(z.number()) })
export type AdminInstance = z.output<typeof adminInstanceSchema>

/** A boss as an admin reads it: with the number of wishlists that hold something of it. */
export const adminBossSchema = z.extend(bossSchema, { wishlistCount: ours(z.number()) })
export type AdminBoss = z.output<typeof adminBossSchema>

export const listInstances = defineCall({
  method: 'GET',
  path: '/api/admin/instances',
  summary: 'Every instance, active or not.',
  access: 'admin',
  key: 'instances',
  answer: z.array(adminInstanceSchema),
})

export const createInstance = defineCall({
  method: 'POST',
  path: '/api/admin/instances',
  summary: 'Makes an instance; a slug that is taken is 409 with the field.',
  access: 'admin',
  body: instanceForm,
  status: 201,
  key: 'instance',
  answer: adminInstanceSchema,
})

export const updateInstance = defineCall({
  method: 'PUT',
  path: '/api/admin/instances/:instanceId',
  summary: 'Changes the fields that are given.',
  access: 'admin',
  body: z.partial(instanceFields),
  key: 'instance',
  answer: adminInstanceSchema,
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
  summary:
    'Numbers the bosses of an instance in the order given; those not named keep theirs at the end.',
  access: 'admin',
  body: z.object({ bossIds: z.array(id).check(z.maxLength(50)) }),
  key: 'bosses',
  answer: z.array(adminBossSchema),
})

export const listBosses = defineCall({
  method: 'GET',
  path: '/api/admin/bosses',
  summary: 'Bosses of one instance, or of all.',
  access: 'admin',
  query: z.object({ instanceId: z.optional(id) }),
  key: 'bosses',
  answer: z.array(adminBossSchema),
})

export const createBoss = defineCall({
  method: 'POST',
  path: '/api/admin/bosses',
  summary: 'Makes a boss; a slug or encounter order taken within the instance is 409.',
  access: 'admin',
  body: bossForm,
  status: 201,
  key: 'boss',
  answer: adminBossSchema,
})

export const updateBoss = defineCall({
  method: 'PUT',
  path: '/api/admin/bosses/:bossId',
  summary:
    'Changes the fields that are given. To another instance only while no wishlist holds its items.',
  access: 'admin',
  body: z.partial(bossFields),
  key: 'boss',
  answer: adminBossSchema,
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

/** A minus sorts downwards; rarity counts from the worst up. */
export const LOOT_SORTS = [
  'name',
  '-name',
  'boss',
  '-boss',
  'slot',
  '-slot',
  'rarity',
  '-rarity',
  'wishlists',
  '-wishlists',
] as const

/** Letters of a search. */
export const SEARCH_MAX = 100

export const listLoot = defineCall({
  method: 'GET',
  path: '/api/admin/loot',
  summary: 'Loot items, filtered, sorted and paged; total counts all that match.',
  access: 'admin',
  query: z.object({
    /** One item alone. */
    id: z.optional(id),
    instanceId: z.optional(id),
    bossId: z.optional(id),
    search: z.optional(text(SEARCH_MAX)),
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
  summary: 'Makes a loot item. One of its three ids given alone fills the others.',
  access: 'admin',
  body: lootItemForm,
  status: 201,
  key: 'item',
  answer: adminLootItemSchema,
})

export const updateLootItem = defineCall({
  method: 'PUT',
  path: '/api/admin/loot/:lootItemId',
  summary:
    'Changes the fields that are given. To another raid only while no wishlist holds the item.',
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

// @__NO_SIDE_EFFECTS__
function bulkOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    bossId: requiredId('Boss selection required'),
    items: z
      .array(row)
      .check(
        z.minLength(1, 'At least one item required'),
        z.maxLength(BULK_ITEMS_MAX, `At most ${BULK_ITEMS_MAX} items at once`),
      ),
  })
}

const dryRun = z.object({ dryRun: z.optional(z.enum(['true', 'false'])) })

/**
 * What a dry run says of one row. `duplicate` is there already just so and is left alone, `changed`
 * is there with other values and is brought up to date. `fields` maps a field to its message when the
 * row is invalid, to what it was ("Was Wrist") when it is changed. Rows of a raid file carry their
 * kind and name; their `index` counts from the top of the file: the instance, the first boss, its
 * items, the second boss …
 */
export const dryRunRowSchema = z.object({
  index: z.number(),
  outcome: z.enum(['new', 'duplicate', 'changed', 'invalid']),
  fields: ours(z.record(z.string(), z.string())),
  kind: ours(z.enum(['instance', 'boss', 'item'])),
  name: ours(z.string()),
})
export type DryRunRow = z.output<typeof dryRunRowSchema>

/**
 * Rows go to the entry's boss, or each to its own: a whole raid is one entry, all of it or nothing.
 * Identity of a row: same boss and same item id, or the same name where either has no id. A dry run
 * answers rows (200) and says of each what is wrong with it; the real thing answers the batch with
 * the items it made or changed, in the order of the rows (201).
 */
export const createLootBulk = defineCall({
  method: 'POST',
  path: '/api/admin/loot/bulk',
  summary:
    'Makes up to 500 items in one transaction; 400 names each bad row, e.g. items.3.itemSlot.',
  access: 'admin',
  query: dryRun,
  body: bulkOf(bulkEntryRow),
  dryRunBody: bulkOf(z.unknown()),
  status: 201,
  answer: z.union([
    z.object({ batchId: z.string(), items: z.array(adminLootItemSchema) }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})

export const deleteLootBatch = defineCall({
  method: 'DELETE',
  path: '/api/admin/loot/batches/:batchId',
  summary:
    'Undoes a bulk entry: its items go, those it changed become what they were; 409 when wishlists hold what would go.',
  access: 'admin',
  status: 204,
})

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
  z.extend(raidBossRow, { items: z.array(bulkItemRow) }),
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
  query: dryRun,
  body: raidFileSchema,
  dryRunBody: raidFileOf(z.unknown(), z.looseObject({ items: z.array(z.unknown()) })),
  status: 201,
  answer: z.union([
    z.object({ instance: adminInstanceSchema }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})
