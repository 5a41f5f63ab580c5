import { setBossOrder } from '@/contract/admin-boss'
import {
  createInstance,
  deleteInstance,
  listInstances,
  updateInstance,
} from '@/contract/admin-instance'
import { asc, eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { selectAdminBosses, selectAdminInstances } from './select-admin-catalog'
import { toInstanceColumns } from './to-columns'
import { lockInstance } from './locks'
import { countWishlistsFor, rejectIfUsed } from './wishlist-usage'
import type { Database } from '../database/client'
import { bosses, instances } from '../database/schema'
import { invalid, notFound } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'

/** Admin calls for instances and the order of their bosses. */
export function adminInstanceRoutes(app: Hono<AppEnv>, { database }: Services) {
  handle(app, listInstances, async () => selectAdminInstances(database))

  handle(app, createInstance, async ({ body }) => {
    const id = randomUUID()
    await database.insert(instances).values({ id, ...toInstanceColumns(body) })
    return readInstance(id)
  })

  handle(app, updateInstance, async ({ params, body }) => {
    // Drizzle throws on an update without columns.
    if (Object.keys(body).length > 0) {
      await database
        .update(instances)
        .set(toInstanceColumns(body))
        .where(eq(instances.id, params.instanceId))
    }
    return readInstance(params.instanceId)
  })

  handle(app, deleteInstance, async ({ params, query }) => {
    await database.transaction(async (transaction) => {
      await lockInstance(transaction, params.instanceId)
      if (query.force !== 'true') {
        const wishlistCount = await countWishlistsFor(transaction, params.instanceId)
        rejectIfUsed(wishlistCount, 'This instance has')
      }
      await transaction.delete(instances).where(eq(instances.id, params.instanceId))
    })
  })

  handle(app, setBossOrder, async ({ params, body }) => {
    const ofInstance = eq(bosses.instanceId, params.instanceId)
    await database.transaction(async (transaction) => {
      // The lock prevents concurrent inserts and deletes of bosses.
      await lockInstance(transaction, params.instanceId)
      const current = await transaction
        .select({ id: bosses.id })
        .from(bosses)
        .where(ofInstance)
        .orderBy(asc(bosses.encounterOrder))
      const known = new Set(current.map(({ id }) => id))
      const unknown = body.bossIds.flatMap((id, index) =>
        known.has(id) ? [] : [[`bossIds.${index}`, 'Not a boss of this instance'] as const],
      )
      if (unknown.length > 0) throw invalid(Object.fromEntries(unknown))
      const order = [...new Set([...body.bossIds, ...known])]
      await renumber(transaction, params.instanceId, order)
    })
    return selectAdminBosses(database, ofInstance)
  })

  async function readInstance(id: string) {
    const [instance] = await selectAdminInstances(database, eq(instances.id, id))
    if (!instance) throw notFound('Instance')
    return instance
  }
}

/** Numbers the bosses of a locked instance from 1, in the given order. */
async function renumber(transaction: Database, instanceId: string, order: readonly string[]) {
  // The unique constraint is checked row by row: negative values prevent conflicts in between.
  await transaction
    .update(bosses)
    .set({ encounterOrder: sql`-${bosses.encounterOrder}` })
    .where(eq(bosses.instanceId, instanceId))
  await transaction.execute(sql`
    update ${bosses} set encounter_order = ranked.position
    from unnest(${sql.param(order)}::text[]) with ordinality as ranked(id, position)
    where ${bosses.instanceId} = ${instanceId} and ${bosses.id} = ranked.id`)
}
