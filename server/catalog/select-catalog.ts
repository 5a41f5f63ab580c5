import type { Boss } from '@/contract/boss'
import type { Instance } from '@/contract/instance'
import type { LootItem } from '@/contract/loot-item'
import { count, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/client'
import { bosses, instances, lootItems } from '../database/schema'

/** Instances with their numbers of bosses and loot items, by sortOrder. One statement. */
export async function selectInstances(database: Database, where?: SQL): Promise<Instance[]> {
  // A lateral join counts per boss with the index, and only for the selected instances.
  const itemCounts = database
    .select({ itemCount: count().as('item_count') })
    .from(lootItems)
    .where(eq(lootItems.bossId, bosses.id))
    .as('item_counts')
  const rows = await database
    .select({
      ...getTableColumns(instances),
      bossCount: count(bosses.id),
      itemCount: sql`coalesce(sum(${itemCounts.itemCount}), 0)`.mapWith(Number),
    })
    .from(instances)
    .leftJoin(bosses, eq(bosses.instanceId, instances.id))
    .leftJoinLateral(itemCounts, sql`true`)
    .where(where)
    .groupBy(instances.id)
    .orderBy(instances.sortOrder, instances.name)
  return rows.map(({ createdAt: _, ...instance }) => instance)
}

/** Bosses with their number of loot items, in boss order. One statement. */
export async function selectBosses(database: Database, where?: SQL): Promise<Boss[]> {
  const rows = await database
    .select({ ...getTableColumns(bosses), itemCount: count(lootItems.id) })
    .from(bosses)
    .leftJoin(lootItems, eq(lootItems.bossId, bosses.id))
    .where(where)
    .groupBy(bosses.id)
    .orderBy(bosses.instanceId, bosses.encounterOrder)
  return rows.map(({ createdAt: _, ...boss }) => boss)
}

/** The columns to select for `toLootItem`. */
export const lootItemColumns = {
  lootItem: {
    id: lootItems.id,
    bossId: lootItems.bossId,
    name: lootItems.name,
    description: lootItems.description,
    itemSlot: lootItems.itemSlot,
    itemType: lootItems.itemType,
    rarity: lootItems.rarity,
    primaryStat: lootItems.primaryStat,
    itemId: lootItems.itemId,
    blizzardItemId: lootItems.blizzardItemId,
    wowheadId: lootItems.wowheadId,
    iconUrl: lootItems.iconUrl,
    isTokenItem: lootItems.isTokenItem,
    tokenCategory: lootItems.tokenCategory,
    tokenSlots: lootItems.tokenSlots,
    classes: lootItems.classes,
    lootSpecializationIds: lootItems.lootSpecializationIds,
  },
  boss: {
    id: bosses.id,
    name: bosses.name,
    encounterOrder: bosses.encounterOrder,
    instanceId: bosses.instanceId,
  },
}

/** Converts a selected row to a loot item of the contract. */
export function toLootItem<Item, Boss>({ lootItem, boss }: { lootItem: Item; boss: Boss }) {
  return { ...lootItem, boss }
}

/** Loot items in boss order, then by name. One statement. */
export async function selectLootItems(database: Database, where?: SQL): Promise<LootItem[]> {
  const rows = await database
    .select(lootItemColumns)
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(where)
    .orderBy(bosses.encounterOrder, lootItems.name, lootItems.id)
  return rows.map(toLootItem)
}
