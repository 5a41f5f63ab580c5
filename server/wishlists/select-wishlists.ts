import type { WishlistId } from '@/contract/ids'
import {
  LISTED_WISHLISTS_MAX,
  WISHLIST_ITEMS_MAX,
  type Wishlist,
  type WishlistItem,
  type WishlistWithItems,
} from '@/contract/wishlist'
import { and, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { setImmediate } from 'node:timers/promises'
import { ofItemIcon, ofLootItem } from '../catalog/icons/icon-url'
import { lootItemColumns, toLootItem } from '../catalog/select-catalog'
import type { Database } from '../database/database'
import {
  bosses,
  characters,
  guildAwards,
  icons,
  instances,
  itemIcons,
  lootItems,
  sims,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { jsonRows } from '../database/json-rows'
import { groupBy } from '../lib/group-by'
import { ofSelection } from '../sims/of-selection'
import { wishOrder } from './ranks'
import { splitByWishes, takeListed } from './wishlist-limits'

/**
 * Other requests wait while this many wishes are read. Twice the wishes of the largest wishlist.
 */
const WISHES_READ_AT_ONCE = 2 * WISHLIST_ITEMS_MAX

/** By instance, character, main wishlist first. */
const wishlistOrder = [
  instances.sortOrder,
  characters.createdAt,
  desc(wishlists.isMainWishlist),
  wishlists.createdAt,
  wishlists.id,
]

/** Wishlists without their items, in `wishlistOrder` unless another one is given. One statement. */
export async function selectWishlists(
  database: Database,
  where?: SQL,
  order: readonly (PgColumn | SQL)[] = wishlistOrder,
): Promise<Wishlist[]> {
  const rows = await database
    .select({
      ...getTableColumns(wishlists),
      character: {
        id: characters.id,
        name: characters.name,
        className: characters.className,
        isTransferred: sql<boolean>`${characters.transferredAt} is not null`,
      },
      instance: {
        id: instances.id,
        name: instances.name,
        slug: instances.slug,
        itemLevels: instances.itemLevels,
        bosses: bossesOfInstance,
      },
      itemCount: count(wishlistItems.id),
      obtainedCount: sql<number>`count(*) filter (where ${wishlistItems.isObtained})`.mapWith(
        Number,
      ),
      hasSim: sql<boolean>`${sims.id} is not null`,
    })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .innerJoin(instances, eq(instances.id, wishlists.instanceId))
    .leftJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .leftJoin(sims, ofSelection)
    .where(where)
    .groupBy(wishlists.id, characters.id, instances.id, sims.id)
    .orderBy(...order)
  return rows.map(({ characterId: _character, instanceId: _instance, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

const bossFields = sql`'id', ${bosses.id}, 'name', ${bosses.name}, 'encounterOrder', ${bosses.encounterOrder}`

/** The bosses of the instance of the outer query. */
const bossesOfInstance = sql<NonNullable<Wishlist['instance']['bosses']>>`(
  select coalesce(json_agg(json_build_object(${bossFields}) order by ${bosses.encounterOrder}), '[]')
  from ${bosses} where ${bosses.instanceId} = ${instances.id})`

const { lootItemId: _, awardGuildId, awardId, ...wishColumns } = getTableColumns(wishlistItems)

const wishRows = jsonRows(
  { wish: wishColumns, awardedBy: guildAwards.awardedByName, ...lootItemColumns },
  wishOrder,
)

/** Wishes by rank. One statement. */
export async function selectWishlistItems(
  database: Database,
  where?: SQL,
): Promise<(WishlistItem & { wishlistId: WishlistId })[]> {
  const [found] = await database
    .select({ wishes: wishRows })
    .from(wishlistItems)
    .innerJoin(lootItems, eq(lootItems.id, wishlistItems.lootItemId))
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .leftJoin(itemIcons, ofLootItem)
    .leftJoin(icons, ofItemIcon)
    .leftJoin(guildAwards, and(eq(guildAwards.guildId, awardGuildId), eq(guildAwards.id, awardId)))
    .where(where)
  return (found?.wishes ?? []).map(({ wish, awardedBy, ...item }) => ({
    ...wish,
    awardedBy,
    lootItem: toLootItem(item),
    createdAt: new Date(wish.createdAt).toISOString(),
  }))
}

/** Wishlists with their items. One statement, and one more per `WISHES_READ_AT_ONCE` wishes. */
export async function selectWishlistsWithItems(
  database: Database,
  where?: SQL,
): Promise<WishlistWithItems[]> {
  return withItems(database, await selectWishlists(database, where))
}

/**
 * The first wishlists with their items, in that order, as many as one answer of `listWishlists` may
 * have.
 */
export async function selectListedWishlists(
  database: Database,
  where?: SQL,
  order: readonly (PgColumn | SQL)[] = wishlistOrder,
): Promise<WishlistWithItems[]> {
  // The limit is in a subquery, so that the wishes of the other wishlists are not counted.
  const first = database
    .select({ id: wishlists.id })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .innerJoin(instances, eq(instances.id, wishlists.instanceId))
    .where(where)
    .orderBy(...order)
    .limit(LISTED_WISHLISTS_MAX)
  const lists = await selectWishlists(database, inArray(wishlists.id, first), order)
  return withItems(database, takeListed(lists))
}

async function withItems(database: Database, lists: Wishlist[]): Promise<WishlistWithItems[]> {
  const items: (WishlistItem & { wishlistId: WishlistId })[] = []
  for (const [index, part] of splitByWishes(lists, WISHES_READ_AT_ONCE).entries()) {
    // The embedded database runs in this thread and would answer without a turn of the event loop.
    if (index > 0) await setImmediate()
    const ids = part.map((list) => list.id)
    items.push(...(await selectWishlistItems(database, inArray(wishlistItems.wishlistId, ids))))
  }
  const byList = groupBy(items, (item) => item.wishlistId)
  return lists.map((list) => ({ ...list, items: byList.get(list.id) ?? [] }))
}
