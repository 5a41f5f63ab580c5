import type { Wishlist, WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { and, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { lootItemColumns, toLootItem } from '../catalog/select-catalog'
import type { Database } from '../database/client'
import {
  bosses,
  characters,
  instances,
  lootItems,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { groupBy } from '../lib/group-by'

/** The condition for a wishlist of that user; the query must join `characters`. */
export function ownWishlist(userId: string, wishlistId: string): SQL {
  // `and` returns undefined only if all conditions are undefined.
  return and(eq(wishlists.id, wishlistId), eq(characters.userId, userId)) as SQL
}

/** Wishlists without their items, by instance, character, main wishlist first. One statement. */
export async function selectWishlists(database: Database, where?: SQL): Promise<Wishlist[]> {
  const rows = await database
    .select({
      ...getTableColumns(wishlists),
      character: { id: characters.id, name: characters.name, className: characters.className },
      instance: { id: instances.id, name: instances.name, slug: instances.slug },
      itemCount: count(wishlistItems.id),
      obtainedCount: sql<number>`count(*) filter (where ${wishlistItems.isObtained})`.mapWith(
        Number,
      ),
    })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .innerJoin(instances, eq(instances.id, wishlists.instanceId))
    .leftJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .where(where)
    .groupBy(wishlists.id, characters.id, instances.id)
    .orderBy(
      instances.sortOrder,
      characters.createdAt,
      desc(wishlists.isMainWishlist),
      wishlists.createdAt,
      wishlists.id,
    )
  return rows.map(({ characterId: _character, instanceId: _instance, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** Wishes by rank. One statement. */
export async function selectWishlistItems(
  database: Database,
  where?: SQL,
): Promise<(WishlistItem & { wishlistId: string })[]> {
  const rows = await database
    .select({ wish: getTableColumns(wishlistItems), ...lootItemColumns })
    .from(wishlistItems)
    .innerJoin(lootItems, eq(lootItems.id, wishlistItems.lootItemId))
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(where)
    .orderBy(wishlistItems.priority, wishlistItems.createdAt, wishlistItems.id)
  return rows.map(({ wish: { lootItemId: _, ...wish }, ...item }) => ({
    ...wish,
    lootItem: toLootItem(item),
    createdAt: wish.createdAt.toISOString(),
  }))
}

/** Wishlists with their items. Two statements, independent of the number of wishlists. */
export async function selectWishlistsWithItems(
  database: Database,
  where?: SQL,
): Promise<WishlistWithItems[]> {
  const lists = await selectWishlists(database, where)
  const ids = lists.map((list) => list.id)
  const items = ids.length
    ? await selectWishlistItems(database, inArray(wishlistItems.wishlistId, ids))
    : []
  const byList = groupBy(items, (item) => item.wishlistId)
  return lists.map((list) => ({ ...list, items: byList.get(list.id) ?? [] }))
}
