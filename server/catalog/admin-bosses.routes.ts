import { createBoss, deleteBoss, listBosses, updateBoss } from '@/contract/admin-boss'
import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { selectAdminBosses } from './select-admin-catalog'
import { toBossColumns } from './to-columns'
import { lockBoss, lockWishlistsHolding } from './locks'
import { rejectIfUsed } from './wishlist-usage'
import type { Database } from '../database/client'
import { bosses, lootItems } from '../database/schema'
import { notFound, taken } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { closeRankGaps } from '../wishlists/ranks'

/** Admin calls for bosses. */
export function adminBossRoutes(app: Hono<AppEnv>, { database }: Services) {
  handle(app, listBosses, async ({ query }) =>
    selectAdminBosses(
      database,
      query.instanceId ? eq(bosses.instanceId, query.instanceId) : undefined,
    ),
  )

  handle(app, createBoss, async ({ body }) => {
    const id = randomUUID()
    await database.insert(bosses).values({ id, ...toBossColumns(body) })
    return readBoss(id)
  })

  handle(app, updateBoss, async ({ params, body }) => {
    await database.transaction(async (transaction) => {
      const boss = await lockBoss(transaction, params.bossId)
      const instanceId = body.instanceId ?? boss.instanceId
      let { encounterOrder } = body
      if (instanceId !== boss.instanceId) {
        // Otherwise wishlists would contain items of another raid.
        const lists = await lockWishlistsHolding(transaction, eq(lootItems.bossId, boss.id))
        rejectIfUsed(lists.length, 'Items of this boss are on', 'instanceId')
        encounterOrder ??= await freePosition(transaction, instanceId, boss.encounterOrder)
      }
      // Drizzle throws on an update without columns.
      if (Object.keys(body).length === 0) return
      await transaction
        .update(bosses)
        .set(toBossColumns({ ...body, encounterOrder }))
        .where(eq(bosses.id, boss.id))
    })
    return readBoss(params.bossId)
  })

  handle(app, deleteBoss, async ({ params, query }) => {
    await database.transaction(async (transaction) => {
      const boss = await lockBoss(transaction, params.bossId)
      const lists = await lockWishlistsHolding(transaction, eq(lootItems.bossId, boss.id))
      if (query.force !== 'true') rejectIfUsed(lists.length, 'Items of this boss are on')
      await transaction.delete(bosses).where(eq(bosses.id, boss.id))
      await closeRankGaps(transaction, lists)
    })
  })

  async function readBoss(id: string) {
    const [boss] = await selectAdminBosses(database, eq(bosses.id, id))
    if (!boss) throw notFound('Boss')
    return boss
  }
}

/** The position of a boss in another instance: unchanged if free, else after the last boss. */
async function freePosition(transaction: Database, instanceId: string, current: number) {
  const others = await transaction
    .select({ encounterOrder: bosses.encounterOrder })
    .from(bosses)
    .where(eq(bosses.instanceId, instanceId))
  const positions = others.map((boss) => boss.encounterOrder)
  if (!positions.includes(current)) return current
  const last = Math.max(...positions) + 1
  if (last > ENCOUNTER_ORDER_MAX)
    throw taken('instanceId', 'This instance has no free position after its last boss')
  return last
}
