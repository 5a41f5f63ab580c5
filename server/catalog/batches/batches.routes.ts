import { createLootBatch, deleteLootBatch } from '@/contract/admin-loot-batch'
import { batchRow } from '@/contract/loot-item'
import { eq, inArray } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { lootBatches, lootItems } from '../../database/schema'
import { notFound } from '../../http/errors'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { lockWishlistsHolding } from '../locks'
import { parseRow } from '../parse-row'
import { selectAdminLoot } from '../select-admin-catalog'
import { rejectIfUsed } from '../wishlist-usage'
import { toLootRows, writeLoot } from '../write-loot'
import { lockImportedInstance, undoRaidImport } from '../raid-files/undo-raid-import'
import { findBatchBosses, lockBatchBosses } from './batch-bosses'
import { restoreChangedItems, toBatchChange } from './batch-changes'
import { openBatch, storeChanges } from './open-batch'
import { planBatch, rejectInvalidRows, toBatchDryRunRows } from './plan-batch'

/** Create a batch of loot items, with a dry run, and undo it. */
export function batchRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(
    app,
    createLootBatch,
    async ({ body, user }) => {
      const { batchId = randomUUID() } = body
      const ids = await database.transaction(async (transaction) => {
        const earlier = await openBatch(transaction, {
          id: batchId,
          createdBy: user.id,
          createdAt: new Date(now()),
        })
        const bossIds = await lockBatchBosses(transaction, body)
        const existing = await transaction
          .select()
          .from(lootItems)
          .where(inArray(lootItems.bossId, [...bossIds]))
          .orderBy(lootItems.id)
          .for('update')
        const rows = body.items.map((row) => ({ row }))
        const planned = planBatch({ bossId: body.bossId, rows }, bossIds, existing)
        rejectInvalidRows(planned)
        const written = planned.flatMap((row) => toLootRows([row], { bossId: row.bossId, batchId }))
        const changes = planned.flatMap((row) =>
          row.outcome === 'changed' ? [toBatchChange(row.existing, row.changes)] : [],
        )
        await storeChanges(transaction, batchId, earlier, changes)
        await writeLoot(transaction, written)
        return written.map(({ id }) => id)
      })
      return { batchId, items: await readInOrder(ids) }
    },
    async ({ body }) => {
      const { bossId } = body
      const rows = body.items.map((item) => parseRow(batchRow, item))
      const validRows = rows.flatMap((parsed) => ('row' in parsed ? [parsed.row] : []))
      const bossIds = await findBatchBosses(database, { bossId, items: validRows })
      const existing = await database
        .select()
        .from(lootItems)
        .where(inArray(lootItems.bossId, [...bossIds]))
        .orderBy(lootItems.id)
      return { rows: toBatchDryRunRows(planBatch({ bossId, rows }, bossIds, existing)) }
    },
  )

  /*
   * Items that the batch created are deleted, even if they were edited since. Items that the batch
   * changed get their previous values back, except for columns that were edited since. Items that
   * were deleted since stay deleted. The same holds for the instance and the bosses of an import.
   */
  handle(app, deleteLootBatch, async ({ params }) => {
    await database.transaction(async (transaction) => {
      const [batch] = await transaction
        .select()
        .from(lootBatches)
        .where(eq(lootBatches.id, params.batchId))
        .for('update')
      if (!batch) throw notFound('Batch')
      const { raidImport } = batch
      if (raidImport) await lockImportedInstance(transaction, raidImport)
      const isCreatedByBatch = eq(lootItems.batchId, batch.id)
      const lists = await lockWishlistsHolding(transaction, isCreatedByBatch)
      rejectIfUsed(lists.length, 'Items of this batch are on')
      await transaction.delete(lootItems).where(isCreatedByBatch)
      await restoreChangedItems(transaction, batch.changes)
      if (raidImport) await undoRaidImport(transaction, raidImport)
      await transaction.delete(lootBatches).where(eq(lootBatches.id, batch.id))
    })
  })

  async function readInOrder(ids: string[]) {
    if (ids.length === 0) return []
    const items = await selectAdminLoot(database, {
      where: inArray(lootItems.id, ids),
      orderBy: [],
    })
    const byId = new Map(items.map((item) => [item.id, item]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
}
