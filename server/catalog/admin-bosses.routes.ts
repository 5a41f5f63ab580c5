import type { BossId, InstanceId } from '@/contract/ids'
import { createBoss, deleteBoss, listBosses, updateBoss } from '@/contract/admin/admin-boss'
import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { selectAdminBosses } from './select-admin-catalog'
import { toBossColumns } from './to-columns'
import { changeRow } from './change-row'
import { authorAt, recordChange } from './history/record-change'
import { recordDeletion } from './history/record-deletion'
import { lockBoss, lockWishlistsHolding } from './lock-rows'
import { rejectIfUsed } from './wishlist-usage'
import type { Database } from '../database/database'
import { bosses, lootItems } from '../database/schema'
import { notFound, taken } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { closeRankGaps } from '../wishlists/ranks'

export function adminBossRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(app, listBosses, async ({ query }) =>
    selectAdminBosses(
      database,
      query.instanceId ? eq(bosses.instanceId, query.instanceId) : undefined,
    ),
  )

  handle(app, createBoss, async ({ body, user, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const id = randomUUID()
      await transaction.insert(bosses).values({ id, ...toBossColumns(body) })
      const { name } = body
      await recordChange(transaction, by(user), {
        action: 'created',
        kind: 'boss',
        name,
        parents: body,
      })
      return readBoss(transaction, id)
    }),
  )

  handle(app, updateBoss, async ({ params, body, user }) => {
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
      const columns = toBossColumns({ ...body, encounterOrder })
      await changeRow(transaction, by(user), 'boss', boss, columns, boss)
    })
    return readBoss(database, params.bossId)
  })

  handle(app, deleteBoss, async ({ params, query, user }) => {
    await database.transaction(async (transaction) => {
      const boss = await lockBoss(transaction, params.bossId)
      const lists = await lockWishlistsHolding(transaction, eq(lootItems.bossId, boss.id))
      if (query.force !== 'true') rejectIfUsed(lists.length, 'Items of this boss are on')
      const { id, name } = boss
      await recordDeletion(transaction, by(user), {
        kind: 'boss',
        ids: { bosses: [id] },
        name,
        parents: boss,
      })
      await transaction.delete(bosses).where(eq(bosses.id, boss.id))
      await closeRankGaps(transaction, lists)
    })
  })
}

async function readBoss(database: Database, id: BossId) {
  const [boss] = await selectAdminBosses(database, eq(bosses.id, id))
  if (!boss) throw notFound('Boss')
  return boss
}

/** The position of a boss in another instance: unchanged if free, else after the last boss. */
async function freePosition(transaction: Database, instanceId: InstanceId, current: number) {
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
