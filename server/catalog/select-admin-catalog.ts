import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { count, countDistinct, eq, sql, type SQL } from 'drizzle-orm'
import { lootItemColumns, selectBosses, selectInstances, toLootItem } from './select-catalog'
import type { Database } from '../database/database'
import { bosses, icons, itemIcons, lootItems, wishlistItems, wishlists } from '../database/schema'
import { ofItemIcon, ofLootItem, storedIconUrl } from './icons/icon-url'

/** Instances with the number of their wishlists, by sortOrder. Two statements. */
export async function selectAdminInstances(
  database: Database,
  where?: SQL,
): Promise<AdminInstance[]> {
  const found = await selectInstances(database, where)
  const counted = await database
    .select({ id: wishlists.instanceId, wishlistCount: count() })
    .from(wishlists)
    .groupBy(wishlists.instanceId)
  return withWishlistCounts(found, counted)
}

/** Bosses with the number of wishlists that contain their items, in boss order. Two statements. */
export async function selectAdminBosses(database: Database, where?: SQL): Promise<AdminBoss[]> {
  const found = await selectBosses(database, where)
  const counted = await database
    .select({ id: bosses.id, wishlistCount: countDistinct(wishlistItems.wishlistId) })
    .from(wishlistItems)
    .innerJoin(lootItems, eq(lootItems.id, wishlistItems.lootItemId))
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(where)
    .groupBy(bosses.id)
  return withWishlistCounts(found, counted)
}

/** Distinct, because a tier token can be on the same wishlist for several slots. */
export const lootWishlistCount = sql<number>`(
  select count(distinct ${wishlistItems.wishlistId}) from ${wishlistItems}
  where ${wishlistItems.lootItemId} = ${lootItems.id})`.mapWith(Number)

/** Loot items with the number of wishlists that contain them. One statement. */
export async function selectAdminLoot(
  database: Database,
  { where, orderBy }: { where: SQL; orderBy: SQL[] },
): Promise<AdminLootItem[]> {
  const rows = await database
    .select({
      ...lootItemColumns,
      // The form edits this URL, so the stored icon is a field of its own.
      iconUrl: lootItems.iconUrl,
      storedIconUrl,
      wishlistCount: lootWishlistCount,
    })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .leftJoin(itemIcons, ofLootItem)
    .leftJoin(icons, ofItemIcon)
    .where(where)
    .orderBy(...orderBy)
  return rows.map(({ lootItem, boss, ...row }) => ({ ...toLootItem({ lootItem, boss }), ...row }))
}

function withWishlistCounts<T extends { id: string }>(
  found: T[],
  counted: { id: string; wishlistCount: number }[],
) {
  const counts = new Map(counted.map((row) => [row.id, row.wishlistCount]))
  return found.map((one) => ({ ...one, wishlistCount: counts.get(one.id) ?? 0 }))
}
