import { listBosses, listInstances, listLoot, LOOT_SORTS } from '@/contract/admin-catalog'
import { and, asc, count, desc, eq, ilike, type SQL } from 'drizzle-orm'
import type { Hono } from 'hono'
import { lootItemColumns, selectBosses, selectInstances, toLootItem } from '../catalog'
import { bosses, lootItems, wishlistItems } from '../database/schema'
import { handle, type AppEnv } from '../handle'
import type { Services } from '../services'

/** The catalogue as admins read it: inactive raids too, loot in pages. */
export function adminCatalogRoutes(app: Hono<AppEnv>, { database }: Services) {
  handle(app, listInstances, async () => selectInstances(database))

  handle(app, listBosses, async ({ query }) =>
    selectBosses(database, query.instanceId ? eq(bosses.instanceId, query.instanceId) : undefined),
  )

  handle(app, listLoot, async ({ query }) => {
    const where = and(
      query.instanceId ? eq(bosses.instanceId, query.instanceId) : undefined,
      query.bossId ? eq(lootItems.bossId, query.bossId) : undefined,
      query.search ? ilike(lootItems.name, `%${escapeLike(query.search)}%`) : undefined,
      query.slot ? eq(lootItems.itemSlot, query.slot) : undefined,
      query.rarity ? eq(lootItems.rarity, query.rarity) : undefined,
    )
    const rows = await database
      .select({
        ...lootItemColumns,
        wishlistCount: database.$count(wishlistItems, eq(wishlistItems.lootItemId, lootItems.id)),
      })
      .from(lootItems)
      .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
      .where(where)
      .orderBy(...orderOf(query.sort ?? 'name'))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
    const [counted] = await database
      .select({ total: count() })
      .from(lootItems)
      .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
      .where(where)
    return {
      items: rows.map(({ wishlistCount, ...row }) => ({ ...toLootItem(row), wishlistCount })),
      total: counted?.total ?? 0,
    }
  })
}

/** What is typed is text: `%` and `_` mean themselves. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

const SORT_COLUMNS = { name: lootItems.name, boss: bosses.name, slot: lootItems.itemSlot }

/** Ends with the id, so that pages never overlap. */
function orderOf(sort: (typeof LOOT_SORTS)[number]): SQL[] {
  const isDescending = sort.startsWith('-')
  // The enumeration holds the three names with and without a minus, nothing else.
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS]
  return [isDescending ? desc(column) : asc(column), asc(lootItems.name), asc(lootItems.id)]
}
