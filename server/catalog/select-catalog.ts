import type { Boss } from '@/contract/boss'
import type { Instance } from '@/contract/instance'
import type { LootItem } from '@/contract/loot-item'
import { count, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jsonRows } from '../database/json-rows'
import { bosses, icons, instances, itemIcons, lootItems } from '../database/schema'
import { ofItemIcon, ofLootItem, storedIconUrl } from './icons/icon-url'

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

const { batchId: _batchId, createdAt: _createdAt, ...answeredColumns } = getTableColumns(lootItems)

/**
 * The columns to select for `toLootItem`; the query must also join `itemIcons` and `icons`
 * (icons/icon-url.ts). The icon URL of an admin wins over the stored icon.
 */
export const lootItemColumns = {
  lootItem: {
    ...answeredColumns,
    iconUrl: sql<string | null>`coalesce(${lootItems.iconUrl}, ${storedIconUrl})`,
  },
  boss: {
    id: bosses.id,
    name: bosses.name,
    encounterOrder: bosses.encounterOrder,
    instanceId: bosses.instanceId,
    itemLevels: bosses.itemLevels,
  },
}

export function toLootItem<Item, Boss>({ lootItem, boss }: { lootItem: Item; boss: Boss }) {
  return { ...lootItem, boss }
}

const lootItemRows = jsonRows(lootItemColumns, [
  bosses.encounterOrder,
  lootItems.name,
  lootItems.id,
])

/** Loot items in boss order, then by name. One statement. */
export async function selectLootItems(database: Database, where?: SQL): Promise<LootItem[]> {
  const [found] = await database
    .select({ items: lootItemRows })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .leftJoin(itemIcons, ofLootItem)
    .leftJoin(icons, ofItemIcon)
    .where(where)
  return (found?.items ?? []).map(toLootItem)
}
