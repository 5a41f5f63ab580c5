import type { InstanceId } from '@/contract/ids'
import { setBossOrder } from '@/contract/admin/admin-boss'
import {
  createInstance,
  deleteInstance,
  listInstances,
  updateInstance,
} from '@/contract/admin/admin-instance'
import { asc, eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { selectAdminBosses, selectAdminInstances } from './select-admin-catalog'
import { toInstanceColumns } from './to-columns'
import { changeRow } from './change-row'
import { authorAt, recordChange } from './history/record-change'
import { recordDeletion } from './history/record-deletion'
import { lockInstance } from './lock-rows'
import { freePositions } from './raid-files/write-bosses'
import { toRowChange } from './row-changes'
import { countWishlistsFor, rejectIfUsed } from './wishlist-usage'
import type { Database } from '../database/database'
import { bosses, instances } from '../database/schema'
import { invalid, notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'

/** Admin calls for instances and the order of their bosses. */
export function adminInstanceRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(app, listInstances, async () => selectAdminInstances(database))

  handle(app, createInstance, async ({ body, user, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const id = randomUUID()
      await transaction.insert(instances).values({ id, ...toInstanceColumns(body) })
      const { name } = body
      await recordChange(transaction, by(user), { action: 'created', kind: 'instance', name })
      return readInstance(transaction, id)
    }),
  )

  handle(app, updateInstance, async ({ params, body, user }) => {
    await database.transaction(async (transaction) => {
      const instance = await lockInstance(transaction, params.instanceId)
      await changeRow(transaction, by(user), 'instance', instance, toInstanceColumns(body))
    })
    return readInstance(database, params.instanceId)
  })

  handle(app, deleteInstance, async ({ params, query, user }) => {
    await database.transaction(async (transaction) => {
      const { id, name } = await lockInstance(transaction, params.instanceId)
      if (query.force !== 'true') {
        rejectIfUsed(await countWishlistsFor(transaction, id), 'This instance has')
      }
      await recordDeletion(transaction, by(user), {
        kind: 'instance',
        ids: { instances: [id] },
        name,
      })
      await transaction.delete(instances).where(eq(instances.id, id))
    })
  })

  handle(app, setBossOrder, async ({ params, body, user }) => {
    const ofInstance = eq(bosses.instanceId, params.instanceId)
    await database.transaction(async (transaction) => {
      // The lock prevents concurrent inserts and deletes of bosses.
      const { name } = await lockInstance(transaction, params.instanceId)
      const current = await transaction
        .select({ id: bosses.id, name: bosses.name, encounterOrder: bosses.encounterOrder })
        .from(bosses)
        .where(ofInstance)
        .orderBy(asc(bosses.encounterOrder))
      const known = new Set(current.map(({ id }) => id))
      const unknown = body.bossIds.flatMap((id, index) =>
        known.has(id) ? [] : [[`bossIds.${index}`, 'Not a boss of this instance'] as const],
      )
      if (unknown.length > 0) throw invalid(Object.fromEntries(unknown))
      const order = [...new Set([...body.bossIds, ...known])]
      const changes = current.flatMap((boss) => {
        const encounterOrder = order.indexOf(boss.id) + 1
        return encounterOrder === boss.encounterOrder ? [] : [toRowChange(boss, { encounterOrder })]
      })
      if (changes.length === 0) return
      await renumber(transaction, params.instanceId, order)
      await recordChange(transaction, by(user), {
        action: 'reordered',
        kind: 'boss',
        name,
        changes,
      })
    })
    return selectAdminBosses(database, ofInstance)
  })
}

async function readInstance(database: Database, id: InstanceId) {
  const [instance] = await selectAdminInstances(database, eq(instances.id, id))
  if (!instance) throw notFound('Instance')
  return instance
}

/** Numbers the bosses of a locked instance from 1, in the given order. */
async function renumber(transaction: Database, instanceId: InstanceId, order: readonly string[]) {
  await freePositions(transaction, eq(bosses.instanceId, instanceId))
  await transaction.execute(sql`
    update ${bosses} set encounter_order = ranked.position
    from unnest(${sql.param(order)}::text[]) with ordinality as ranked(id, position)
    where ${bosses.instanceId} = ${instanceId} and ${bosses.id} = ranked.id`)
}
