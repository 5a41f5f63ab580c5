import { createBoss, deleteBoss, listBosses, updateBoss } from '@/contract/admin-boss'
import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { selectAdminBosses } from './select-admin-catalog'
import { bossColumns } from './columns'
import { lockBoss, lockWishlistsHolding, refuseWhenUsed } from './locks'
import type { Database } from '../database/client'
import { bosses, lootItems } from '../database/schema'
import { notFound, taken } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { closeRanks } from '../wishlists/wishlists'

/** Bosses as admins keep them. */
export function adminBossRoutes(app: Hono<AppEnv>, { database }: Services) {
  handle(app, listBosses, async ({ query }) =>
    selectAdminBosses(
      database,
      query.instanceId ? eq(bosses.instanceId, query.instanceId) : undefined,
    ),
  )

  handle(app, createBoss, async ({ body }) => {
    const id = randomUUID()
    await database.insert(bosses).values({ id, ...bossColumns(body) })
    return readBoss(id)
  })

  handle(app, updateBoss, async ({ params, body }) => {
    await database.transaction(async (transaction) => {
      const boss = await lockBoss(transaction, params.bossId)
      const instanceId = body.instanceId ?? boss.instanceId
      let { encounterOrder } = body
      if (instanceId !== boss.instanceId) {
        // Its wishes would be on lists made for another raid.
        const lists = await lockWishlistsHolding(transaction, eq(lootItems.bossId, boss.id))
        refuseWhenUsed(lists.length, 'Items of this boss are on', 'instanceId')
        encounterOrder ??= await freePlace(transaction, instanceId, boss.encounterOrder)
      }
      // An update without columns is an error of the query builder.
      if (Object.keys(body).length === 0) return
      await transaction
        .update(bosses)
        .set(bossColumns({ ...body, encounterOrder }))
        .where(eq(bosses.id, boss.id))
    })
    return readBoss(params.bossId)
  })

  handle(app, deleteBoss, async ({ params, query }) => {
    await database.transaction(async (transaction) => {
      const boss = await lockBoss(transaction, params.bossId)
      const lists = await lockWishlistsHolding(transaction, eq(lootItems.bossId, boss.id))
      if (query.force !== 'true') refuseWhenUsed(lists.length, 'Items of this boss are on')
      await transaction.delete(bosses).where(eq(bosses.id, boss.id))
      await closeRanks(transaction, lists)
    })
  })

  async function readBoss(id: string) {
    const [boss] = await selectAdminBosses(database, eq(bosses.id, id))
    if (!boss) throw notFound('Boss')
    return boss
  }
}

/** The place a boss gets in another instance: the one it had if it is free, else the last. */
async function freePlace(transaction: Database, instanceId: string, wanted: number) {
  const there = await transaction
    .select({ encounterOrder: bosses.encounterOrder })
    .from(bosses)
    .where(eq(bosses.instanceId, instanceId))
  const places = there.map((boss) => boss.encounterOrder)
  if (!places.includes(wanted)) return wanted
  const last = Math.max(...places) + 1
  if (last > ENCOUNTER_ORDER_MAX) throw taken('instanceId', 'This instance has no place left')
  return last
}
