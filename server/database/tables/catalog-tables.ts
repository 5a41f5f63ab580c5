import type { BatchId, BossId, InstanceId, LootItemId, UserId } from '@/contract/ids'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CatalogKind } from '@/contract/catalog-kinds'
import type { ItemLevels } from '@/contract/item-levels'
import type { Difficulty } from '@/game/difficulties'
import type { ItemType, PrimaryStat, Rarity, Slot, TokenCategory } from '@/game/items'
import { users } from './account-tables'
import { createdAt, id, ownedBy, refersTo } from './shared-columns'

export const instances = pgTable(
  'instances',
  {
    id: id<InstanceId>(),
    name: text().notNull(),
    slug: text().notNull().unique('instances_slug'),
    description: text(),
    expansion: text().notNull(),
    tier: text().notNull(),
    blizzardInstanceId: integer(),
    isCurrentTier: boolean().notNull(),
    isActive: boolean().notNull(),
    sortOrder: integer().notNull(),
    iconUrl: text(),
    availableDifficulties: text().array().$type<Difficulty[]>().notNull(),
    itemLevels: jsonb().$type<ItemLevels>(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.isActive, table.sortOrder)],
)

export const bosses = pgTable(
  'bosses',
  {
    id: id<BossId>(),
    instanceId: ownedBy<InstanceId>(() => instances.id),
    name: text().notNull(),
    slug: text().notNull(),
    description: text(),
    encounterOrder: integer().notNull(),
    isOptional: boolean().notNull(),
    blizzardEncounterId: integer(),
    iconUrl: text(),
    itemLevels: jsonb().$type<ItemLevels>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bosses_slug').on(table.instanceId, table.slug),
    unique('bosses_encounter_order').on(table.instanceId, table.encounterOrder),
  ],
)

/** The columns of an existing row that a change has written, with their values before and after. */
export interface RowChange {
  id: string
  /** The name of the row. Batches of earlier releases lack it. */
  name?: string
  /** If it is not the kind of the change in the history, e.g. a boss of an import. */
  kind?: CatalogKind
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The rows besides loot items that the import of a raid file has created and changed. */
export interface RaidImport {
  instanceId: InstanceId
  isNewInstance: boolean
  instanceChange: RowChange | null
  newBossIds: string[]
  bossChanges: RowChange[]
}

/** Batches that can be undone: those of the grid, and imports of raid files. */
export const lootBatches = pgTable('loot_batches', {
  id: id<BatchId>(),
  createdBy: refersTo<UserId>(() => users.id),
  /** The changed loot items. Created ones have the batch's id. */
  changes: jsonb().$type<RowChange[]>().notNull(),
  /** Null for a batch of the grid. */
  raidImport: jsonb().$type<RaidImport>(),
  createdAt: createdAt(),
})

export const lootItems = pgTable(
  'loot_items',
  {
    id: id<LootItemId>(),
    bossId: ownedBy<BossId>(() => bosses.id),
    name: text().notNull(),
    description: text(),
    itemSlot: text().$type<Slot>(),
    itemType: text().$type<ItemType>(),
    rarity: text().$type<Rarity>().notNull(),
    primaryStat: text().$type<PrimaryStat>(),
    itemId: integer(),
    blizzardItemId: integer(),
    wowheadId: integer(),
    iconUrl: text(),
    isTokenItem: boolean().notNull(),
    tokenCategory: text().$type<TokenCategory>(),
    tokenSlots: text().array().$type<Slot[]>().notNull(),
    classes: text().array().notNull(),
    lootSpecializationIds: integer().array(),
    /** The batch that created the item; null if created otherwise or if the batch has expired. */
    batchId: refersTo<BatchId>(() => lootBatches.id),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.bossId, table.name),
    index().on(table.batchId),
    // For the admin loot table: sorted by name, filtered by slot or rarity.
    index().on(table.name, table.id),
    index().on(table.itemSlot, table.name, table.id),
    index().on(table.rarity, table.name, table.id),
  ],
)

/**
 * One row, whose text is another one after each transaction that has changed what players see of
 * the catalog: instances, bosses, loot items, or their icons. Triggers write it when the
 * transaction is committed (migrations/0014_catalog_version.sql), so that no change can be
 * forgotten.
 */
export const catalogVersion = pgTable('catalog_version', { version: text().primaryKey() })
