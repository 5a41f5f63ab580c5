import { createLootBatch, deleteLootBatch } from '@/contract/admin-loot-batch'
import { batchRow, type BatchRow } from '@/contract/loot-item'
import { eq, inArray } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { selectAdminLoot } from '../select-admin-catalog'
import { planBatch, refuseInvalidRows, toBatchDryRunRows } from './plan-batch'
import { readCheckedRow } from '../checked-row'
import { lockWishlistsHolding, refuseWhenUsed } from '../locks'
import { writeLoot } from '../write-loot'
import type { Database } from '../../database/client'
import { bosses, lootBatches, lootItems, type BatchChange } from '../../database/schema'
import { invalid, notFound } from '../../http/errors'
import { handle, type AppEnv } from '../../http/handle'
import { toWrite } from '../plan-loot-row'
import { changesOf, type Columns } from '../row-changes'
import type { Services } from '../../services'

/** Loot entered in bulk, and its undoing. */
export function adminBulkRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(
    app,
    createLootBatch,
    async ({ body, user }) => {
      const batchId = randomUUID()
      const ids = await database.transaction(async (transaction) => {
        const bossIds = await lockBosses(transaction, body)
        const existing = await transaction
          .select()
          .from(lootItems)
          .where(inArray(lootItems.bossId, [...bossIds]))
          .orderBy(lootItems.id)
          .for('update')
        const { bossId } = body
        const checked = body.items.map((row) => ({ row }))
        const planned = planBatch({ bossId, checked }, bossIds, existing)
        refuseInvalidRows(planned)
        const written = planned.flatMap((one) => toWrite([one], { bossId: one.bossId, batchId }))
        const changes = planned.flatMap((one) =>
          one.outcome === 'changed' ? [toBatchChange(one.existing, one.changes)] : [],
        )
        const createdAt = new Date(now())
        await transaction
          .insert(lootBatches)
          .values({ id: batchId, createdBy: user.id, changes, createdAt })
        await writeLoot(transaction, written)
        return written.map(({ id }) => id)
      })
      return { batchId, items: await readInOrder(ids) }
    },
    async ({ body }) => {
      const { bossId } = body
      const checked = body.items.map((item) => readCheckedRow(batchRow, item))
      const rows = checked.flatMap((one) => ('row' in one ? [one.row] : []))
      const bossIds = await findBosses(database, { bossId, items: rows })
      const existing = await database
        .select()
        .from(lootItems)
        .where(inArray(lootItems.bossId, [...bossIds]))
        .orderBy(lootItems.id)
      return { rows: toBatchDryRunRows(planBatch({ bossId, checked }, bossIds, existing)) }
    },
  )

  /*
   * An item that the batch made goes, whatever has been done to it since: without the batch it would
   * not be there. Of an item that the batch changed, only what is still as the batch left it becomes
   * what it was before: an edit made since is worth more than the undoing. Deleted ones stay so.
   */
  handle(app, deleteLootBatch, async ({ params }) => {
    await database.transaction(async (transaction) => {
      const [batch] = await transaction
        .select()
        .from(lootBatches)
        .where(eq(lootBatches.id, params.batchId))
        .for('update')
      if (!batch) throw notFound('Batch')
      const made = eq(lootItems.batchId, batch.id)
      const lists = await lockWishlistsHolding(transaction, made)
      refuseWhenUsed(lists.length, 'Items of this batch are on')
      await transaction.delete(lootItems).where(made)
      await restore(transaction, batch.changes)
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

interface Entry {
  bossId: string
  items: readonly Pick<BatchRow, 'bossId'>[]
}

/** Those of an entry's bosses that exist; 400 when the one for all its rows does not. */
async function findBosses(database: Database, entry: Entry): Promise<ReadonlySet<string>> {
  return toKnown(entry, await selectBatchBosses(database, entry))
}

/** The same, locked: two entries for a boss come one after the other. */
async function lockBosses(transaction: Database, entry: Entry): Promise<ReadonlySet<string>> {
  return toKnown(entry, await selectBatchBosses(transaction, entry).for('update'))
}

/** In the order of their ids, so that two entries never wait for each other. */
function selectBatchBosses(database: Database, { bossId, items }: Entry) {
  const ids = new Set([bossId, ...items.flatMap((item) => item.bossId ?? [])])
  return database
    .select({ id: bosses.id })
    .from(bosses)
    .where(inArray(bosses.id, [...ids]))
    .orderBy(bosses.id)
}

function toKnown({ bossId }: Entry, found: readonly { id: string }[]): ReadonlySet<string> {
  const known = new Set(found.map(({ id }) => id))
  if (!known.has(bossId)) throw invalid({ bossId: 'Boss selection required' })
  return known
}

function toBatchChange(existing: typeof lootItems.$inferSelect, after: Columns): BatchChange {
  const { id, ...columns } = existing
  const before = Object.entries(columns).filter(([column]) => column in after)
  return { id, before: Object.fromEntries(before), after }
}

async function restore(transaction: Database, changes: readonly BatchChange[]) {
  const ids = changes.map(({ id }) => id)
  if (ids.length === 0) return
  const current = await transaction
    .select()
    .from(lootItems)
    .where(inArray(lootItems.id, ids))
    .orderBy(lootItems.id)
    .for('update')
  const byId = new Map(changes.map((change) => [change.id, change]))
  const restored = current.map((item) => {
    const { before = {}, after = {} } = byId.get(item.id) ?? {}
    const edited = changesOf(item, after)
    const untouched = Object.entries(before).filter(([column]) => !(column in edited))
    return { ...item, ...Object.fromEntries(untouched) }
  })
  await writeLoot(transaction, restored)
}
