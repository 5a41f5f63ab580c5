import { createLootBatch, deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { batchRow } from '@/contract/loot-item'
import { inArray } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database'
import { lootItems } from '../../database/schema'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { authorAt } from '../history/record-change'
import { parseRow } from '../dry-run-rows'
import { toRowChange } from '../row-changes'
import { selectAdminLoot } from '../select-admin-catalog'
import { toLootRows } from '../write-loot'
import { findBatchBosses } from './batch-bosses'
import { planBatch, rejectInvalidRows, toBatchDryRunRows } from './plan-batch'
import { basisOf } from './row-basis'
import { storeBatch } from './store-batch'
import { undoBatch } from './undo-batch'

/** Create a batch of loot items, with a dry run, and undo it. */
export function batchRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(
    app,
    createLootBatch,
    async ({ body, user, transactOnce }) =>
      transactOnce(database, async (transaction) => {
        const batchId = randomUUID()
        const bossIds = await findBatchBosses(transaction, body, { isLocking: true })
        const existing = await itemsOf(transaction, bossIds).for('update')
        const rows = body.items.map((row) => ({ row }))
        const planned = planBatch({ bossId: body.bossId, rows }, bossIds, existing)
        rejectInvalidRows(planned)
        const written = planned.flatMap((row) => toLootRows([row], { bossId: row.bossId, batchId }))
        const changes = planned.flatMap((row) =>
          row.outcome === 'changed' ? [toRowChange(row.existing, row.changes)] : [],
        )
        await storeBatch(transaction, by(user), { batchId, written, changes })
        const ids = written.map(({ id }) => id)
        return {
          batchId,
          items: await readInOrder(transaction, ids),
          outcomes: planned.map(({ outcome }) => outcome),
        }
      }),
    async ({ body }) => {
      const { bossId } = body
      const rows = body.items.map((item) => parseRow(batchRow, item))
      const validRows = rows.flatMap((parsed) => ('row' in parsed ? [parsed.row] : []))
      const bosses = { bossId, items: validRows }
      const bossIds = await findBatchBosses(database, bosses, { isLocking: false })
      const existing = await itemsOf(database, bossIds)
      return { rows: toBatchDryRunRows(planBatch({ bossId, rows }, bossIds, existing), basisOf) }
    },
  )

  handle(app, deleteLootBatch, async ({ params, user }) => {
    await database.transaction((transaction) => undoBatch(transaction, params.batchId, by(user)))
  })
}

function itemsOf(database: Database, bossIds: ReadonlySet<string>) {
  return database
    .select()
    .from(lootItems)
    .where(inArray(lootItems.bossId, [...bossIds]))
    .orderBy(lootItems.id)
}

async function readInOrder(database: Database, ids: string[]) {
  if (ids.length === 0) return []
  const items = await selectAdminLoot(database, {
    where: inArray(lootItems.id, ids),
    orderBy: [],
  })
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
