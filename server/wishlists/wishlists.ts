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
import { notFound } from '../http/errors'
import { groupBy } from '../lib/group-by'

/** The condition for one person's own wishlist; needs `characters` joined. */
export function ownWishlist(userId: string, wishlistId: string): SQL {
  // drizzle's `and` is undefined only when every condition is.
  return and(eq(wishlists.id, wishlistId), eq(characters.userId, userId)) as SQL
}

/** Wishlists without items, main ones first, in one statement. */
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

/** Wishes by priority, in one statement. */
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

/** Wishlists with their items: two statements, however many lists there are. */
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

/**
 * The person's own wishlist, locked until the transaction ends, so that edits of one list run one
 * after another whatever the driver. 404 for anyone else's.
 */
export async function lockOwnWishlist(transaction: Database, userId: string, wishlistId: string) {
  // The character before the list: a new main list reaches for the others of its character, and two
  // that each held their own list would wait for each other forever.
  await transaction
    .select({ id: characters.id })
    .from(characters)
    .innerJoin(wishlists, eq(wishlists.characterId, characters.id))
    .where(ownWishlist(userId, wishlistId))
    .for('no key update', { of: characters })
  const [list] = await transaction
    .select({ ...getTableColumns(wishlists), className: characters.className })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .where(ownWishlist(userId, wishlistId))
    .for('update', { of: wishlists })
  if (!list) throw notFound('Wishlist')
  return list
}

/** Makes room for a new main wishlist: the one before gives way (contract, "Rules"). */
export async function clearMainWishlist(
  transaction: Database,
  list: Pick<
    typeof wishlists.$inferSelect,
    'characterId' | 'instanceId' | 'difficulty' | 'specialization'
  >,
): Promise<void> {
  // Two new main lists at once: the second waits for the first instead of breaking the unique index.
  await transaction
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.id, list.characterId))
    .for('no key update')
  await transaction
    .update(wishlists)
    .set({ isMainWishlist: false })
    .where(
      and(
        eq(wishlists.characterId, list.characterId),
        eq(wishlists.instanceId, list.instanceId),
        eq(wishlists.difficulty, list.difficulty),
        eq(wishlists.specialization, list.specialization),
        eq(wishlists.isMainWishlist, true),
      ),
    )
}

/** Numbers the wishes 1, 2, 3 … in the order given; ids of the list that are missing stay behind. */
export async function renumberItems(
  transaction: Database,
  wishlistId: string,
  wantedOrder: readonly string[] = [],
): Promise<void> {
  const current = await transaction
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, wishlistId))
    .orderBy(wishlistItems.priority, wishlistItems.createdAt, wishlistItems.id)
  const known = new Set(current.map((item) => item.id))
  const wanted = [...new Set(wantedOrder)].filter((id) => known.has(id))
  const isWanted = new Set(wanted)
  const order = [...wanted, ...current.map(({ id }) => id).filter((id) => !isWanted.has(id))]
  if (order.length === 0) return
  // One statement for the whole list: the array's position is the rank.
  await transaction.execute(sql`
    update ${wishlistItems} set priority = ranked.position
    from unnest(${sql.param(order)}::text[]) with ordinality as ranked(id, position)
    where ${wishlistItems.wishlistId} = ${wishlistId} and ${wishlistItems.id} = ranked.id`)
}

/** Numbers the wishes of lists that have lost some 1, 2, 3 … again. One statement. */
export async function closeRanks(
  transaction: Database,
  wishlistIds: readonly string[],
): Promise<void> {
  if (wishlistIds.length === 0) return
  await transaction.execute(sql`
    update ${wishlistItems} set priority = ranked.position
    from (
      select wishlist_id, id,
        row_number() over (partition by wishlist_id order by priority, created_at, id) as position
      from ${wishlistItems} where wishlist_id = any(${sql.param(wishlistIds)}::text[])
    ) as ranked
    where ${wishlistItems.wishlistId} = ranked.wishlist_id and ${wishlistItems.id} = ranked.id
      and ${wishlistItems.priority} <> ranked.position`)
}
