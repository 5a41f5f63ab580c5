import type { LootItemId } from '@/contract/ids'
import {
  createLootItem,
  deleteLootItem,
  listLoot,
  updateLootItem,
} from '@/contract/admin/admin-loot-item'
import type { LOOT_SORTS } from '@/contract/loot-search'
import { RARITIES } from '@/game/items'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import type { CatalogMemory } from './catalog-memory'
import { lootWishlistCount, selectAdminLoot } from './select-admin-catalog'
import { toNewLootColumns, toUpdatedLootColumns } from './to-columns'
import { changeRow } from './change-row'
import { authorAt, recordChange } from './history/record-change'
import { recordDeletion } from './history/record-deletion'
import { lockLootItem, lockWishlistsHolding } from './lock-rows'
import { problemsOfChange } from './plan-loot-row'
import { findMatching, type Filters } from './search-loot'
import { rejectIfUsed } from './wishlist-usage'
import type { Database } from '../database/database'
import { bosses, lootItems } from '../database/schema'
import { invalid, notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { closeRankGaps } from '../wishlists/ranks'

/** Admin calls for loot items: paged reads and single writes. */
export function adminLootRoutes(
  app: Hono<AppEnv>,
  { database, now }: Services,
  catalog: CatalogMemory,
) {
  const by = authorAt(now)

  handle(app, listLoot, async ({ query }) => {
    const { search, sort = 'name', page, pageSize, ...filters } = query
    const found = search ? findMatching(await catalog.searchableLoot(), search, filters) : undefined
    const where = found ? isAnyOf(found) : hasFields(filters)
    const orderBy = orderOf(sort)
    const start = (page - 1) * pageSize
    const idsOfPage =
      found && sort === 'name'
        ? found.slice(start, start + pageSize)
        : // A subquery selects the page, so that wishlists are counted for its items only.
          selectLootIds(where)
            .orderBy(...orderBy)
            .limit(pageSize)
            .offset(start)
    const items = await selectAdminLoot(database, {
      where: inArray(lootItems.id, idsOfPage),
      orderBy,
    })
    const total = found ? found.length : await database.$count(selectLootIds(where).as('found'))
    return { items, total }
  })

  function selectLootIds(where: SQL | undefined) {
    return database
      .select({ id: lootItems.id })
      .from(lootItems)
      .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
      .where(where)
      .$dynamic()
  }

  handle(app, createLootItem, async ({ body, user, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const id = randomUUID()
      await transaction.insert(lootItems).values({ id, ...toNewLootColumns(body) })
      const { name } = body
      await recordChange(transaction, by(user), {
        action: 'created',
        kind: 'item',
        name,
        parents: { bossIds: [body.bossId] },
      })
      return readItem(transaction, id)
    }),
  )

  handle(app, updateLootItem, async ({ params, body, user }) => {
    await database.transaction(async (transaction) => {
      const item = await lockLootItem(transaction, params.lootItemId)
      const problems = problemsOfChange(item, body)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      if (body.bossId && body.bossId !== item.bossId) {
        await requireSameInstance(transaction, item.id, item.bossId, body.bossId)
      }
      const columns = toUpdatedLootColumns(item, body)
      const parents = { bossIds: [item.bossId] }
      await changeRow(transaction, by(user), 'item', item, columns, parents)
    })
    return readItem(database, params.lootItemId)
  })

  handle(app, deleteLootItem, async ({ params, query, user }) => {
    await database.transaction(async (transaction) => {
      const item = await lockLootItem(transaction, params.lootItemId)
      const lists = await lockWishlistsHolding(transaction, eq(lootItems.id, item.id))
      if (query.force !== 'true') rejectIfUsed(lists.length, 'This item is on')
      const { id, name, bossId } = item
      const deletion = { name, ids: { items: [id] }, parents: { bossIds: [bossId] } }
      await recordDeletion(transaction, by(user), { kind: 'item', ...deletion })
      await transaction.delete(lootItems).where(eq(lootItems.id, item.id))
      await closeRankGaps(transaction, lists)
    })
  })
}

async function readItem(database: Database, id: LootItemId) {
  const [item] = await selectAdminLoot(database, { where: eq(lootItems.id, id), orderBy: [] })
  if (!item) throw notFound('Loot item')
  return item
}

/**
 * Matches the loot items with these ids: one parameter, of which a statement cannot have any
 * number.
 */
function isAnyOf(ids: readonly string[]): SQL {
  return sql`${lootItems.id} = any(${sql.param([...ids])}::text[])`
}

/** Matches the loot items that have these fields; the query must join `bosses`. */
function hasFields({ id, instanceId, bossId, slot, rarity }: Filters): SQL | undefined {
  return and(
    id ? eq(lootItems.id, id) : undefined,
    instanceId ? eq(bosses.instanceId, instanceId) : undefined,
    bossId ? eq(lootItems.bossId, bossId) : undefined,
    slot ? eq(lootItems.itemSlot, slot) : undefined,
    rarity ? eq(lootItems.rarity, rarity) : undefined,
  )
}

/**
 * An item that is on wishlists cannot move to another instance, because a wishlist is for one
 * instance.
 */
async function requireSameInstance(
  transaction: Database,
  lootItemId: LootItemId,
  fromBossId: string,
  toBossId: string,
) {
  const instances = await transaction
    .selectDistinct({ instanceId: bosses.instanceId })
    .from(bosses)
    .where(inArray(bosses.id, [fromBossId, toBossId]))
  if (instances.length < 2) return
  const lists = await lockWishlistsHolding(transaction, eq(lootItems.id, lootItemId))
  rejectIfUsed(lists.length, 'This item is on', 'bossId')
}

const SORT_COLUMNS = {
  name: lootItems.name,
  boss: bosses.name,
  slot: lootItems.itemSlot,
  rarity: sql`array_position(${sql.param([...RARITIES])}::text[], ${lootItems.rarity})`,
  wishlists: lootWishlistCount,
}

/** Ends with the id as a tiebreaker, so that pages do not overlap. */
function orderOf(sort: (typeof LOOT_SORTS)[number]): SQL[] {
  const isDescending = sort.startsWith('-')
  // LOOT_SORTS consists of these names, with and without a minus.
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS]
  return [isDescending ? desc(column) : asc(column), asc(lootItems.name), asc(lootItems.id)]
}
