import type { BatchId } from '@/contract/ids'
import type { UndoOutcome } from '@/contract/admin/admin-history'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import {
  adminChanges,
  bosses,
  instances,
  lootBatches,
  lootItems,
  type RowChange,
} from '../../database/schema'
import { notFound } from '../../http/http-errors'
import { closeRankGaps } from '../../wishlists/ranks'
import { joinNames, type Author } from '../history/record-change'
import { recordDeletion } from '../history/record-deletion'
import { lockWishlistsHolding } from '../lock-rows'
import { previousValues, toRowChange } from '../row-changes'
import { findCreated, lockImportedInstance, undoRaidImport } from '../raid-files/undo-raid-import'
import { rejectIfUsed } from '../wishlist-usage'
import { writeLoot } from '../write-loot'

/** What an undo has done before it has done anything. */
export const NO_OUTCOME: UndoOutcome = {
  items: 0,
  editedItems: 0,
  bosses: 0,
  instanceName: null,
  restored: 0,
  restoredItems: 0,
  restoredWishes: 0,
  restoredWishlists: 0,
  kept: 0,
  wishes: 0,
  wishlists: 0,
}

/**
 * Undoes a batch or an import. Items that the batch created are deleted, even if they were edited
 * since. Items that the batch changed get their previous values back, except for columns that were
 * edited since. Items that were deleted since stay deleted. The same holds for the instance and the
 * bosses of an import. Throws 404 if there is no such batch, and 409 if a wishlist holds an item
 * that would be deleted, unless `isForced`.
 */
export async function undoBatch(
  transaction: Database,
  batchId: BatchId,
  by: Author,
  { isForced = false } = {},
): Promise<UndoOutcome> {
  const [batch] = await transaction
    .select()
    .from(lootBatches)
    .where(eq(lootBatches.id, batchId))
    .for('update')
  if (!batch) throw notFound('Batch')
  const { raidImport } = batch
  if (raidImport) await lockImportedInstance(transaction, raidImport, isForced)
  const isCreatedByBatch = eq(lootItems.batchId, batch.id)
  const lists = await lockWishlistsHolding(transaction, isCreatedByBatch)
  if (!isForced) rejectIfUsed(lists.length, 'Items of this batch are on')
  const created = await transaction
    .select({ id: lootItems.id, name: lootItems.name })
    .from(lootItems)
    .where(isCreatedByBatch)
    .orderBy(lootItems.name)
  const items = created.map(({ id }) => id)
  const above = raidImport
    ? await findCreated(transaction, raidImport, batch.id)
    : { bosses: [], instances: [] }
  const entry = await findEntry(transaction, batch.id)
  if (!entry && created.length + batch.changes.length === 0 && !raidImport) {
    await transaction.delete(lootBatches).where(eq(lootBatches.id, batch.id))
    return NO_OUTCOME
  }
  const editedItems = entry ? await countEdited(transaction, entry.sequence, items) : 0
  const instanceName = await nameOf(transaction, above.instances)
  const deleted = await recordDeletion(transaction, by, {
    action: 'reverted',
    kind: entry?.kind ?? 'item',
    name: entry?.name ?? 'A batch of an earlier release',
    instanceName: entry?.instanceName ?? null,
    ...(entry && { undoes: entry.id }),
    ids: { items, ...above },
  })
  await transaction.delete(lootItems).where(isCreatedByBatch)
  await closeRankGaps(transaction, lists)
  const changes = await restoreChangedItems(transaction, batch.changes)
  if (raidImport) changes.push(...(await undoRaidImport(transaction, raidImport, above)))
  const changedItems = changes.filter(({ kind }) => kind === 'item')
  const changedBosses = changes.filter(({ kind }) => kind === 'boss')
  await transaction
    .update(adminChanges)
    .set({
      changes,
      // Not those of the batch, of which others may have deleted or changed rows since.
      counts: {
        bosses: deleted.bosses + changedBosses.length,
        items: deleted.items + changedItems.length,
        wishlists: deleted.wishlists,
      },
      ...(entry?.kind === 'item' && {
        name: joinNames([...created, ...changedItems.map(({ name = 'item' }) => ({ name }))]),
      }),
      deletedRows: sql`${adminChanges.deletedRows} || jsonb_build_object('lootBatches',
        (select jsonb_agg(to_jsonb(${lootBatches}) - 'created_by') from ${lootBatches}
          where ${lootBatches.id} = ${batch.id}))`,
    })
    .where(eq(adminChanges.id, deleted.changeId))
  await transaction.delete(lootBatches).where(eq(lootBatches.id, batch.id))
  return {
    ...NO_OUTCOME,
    items: deleted.items,
    editedItems,
    bosses: deleted.bosses,
    instanceName,
    restored: changes.length,
    restoredItems: changedItems.length,
    kept: batch.changes.length - changedItems.length,
    wishes: deleted.wishes,
    wishlists: deleted.wishlists,
  }
}

/** The change of a batch in the history. Batches of earlier releases are not there. */
async function findEntry(transaction: Database, batchId: BatchId) {
  const [entry] = await transaction
    .select({
      id: adminChanges.id,
      sequence: adminChanges.sequence,
      kind: adminChanges.kind,
      name: adminChanges.name,
      instanceName: adminChanges.instanceName,
    })
    .from(adminChanges)
    .where(eq(adminChanges.batchId, batchId))
  return entry
}

/** The number of items that were changed after a change of the history. */
async function countEdited(transaction: Database, sequence: number, ids: string[]) {
  if (ids.length === 0) return 0
  const changedSince = sql`(select changed->>'id' from ${adminChanges},
    jsonb_array_elements(${adminChanges.changes}) as changed
    where ${adminChanges.sequence} > ${sequence})`
  return transaction.$count(
    lootItems,
    and(inArray(lootItems.id, ids), sql`${lootItems.id} in ${changedSince}`),
  )
}

async function nameOf(transaction: Database, ids: string[]): Promise<string | null> {
  if (ids.length === 0) return null
  const [instance] = await transaction
    .select({ name: instances.name })
    .from(instances)
    .where(inArray(instances.id, ids))
  return instance?.name ?? null
}

/**
 * Reverts the changes of a batch, except for columns that were edited since and deleted items.
 * Returns the changes that this makes.
 */
async function restoreChangedItems(
  transaction: Database,
  changes: readonly RowChange[],
): Promise<RowChange[]> {
  const ids = changes.map(({ id }) => id)
  if (ids.length === 0) return []
  const current = await transaction
    .select()
    .from(lootItems)
    .where(inArray(lootItems.id, ids))
    .orderBy(lootItems.id)
    .for('update')
  const byId = new Map(changes.map((change) => [change.id, change]))
  const found = await transaction.select({ id: bosses.id }).from(bosses)
  const bossIds = new Set(found.map(({ id }) => id))
  const reverted = current.flatMap((item) => {
    const { bossId, ...columns } = previousValues(item, byId.get(item.id))
    // The previous boss may have been deleted since.
    const isMovedBack = typeof bossId === 'string' && bossIds.has(bossId)
    const before = { ...columns, ...(isMovedBack && { bossId }) }
    return Object.keys(before).length > 0 ? [{ item, before }] : []
  })
  await writeLoot(
    transaction,
    reverted.map(({ item, before }) => ({ ...item, ...before })),
  )
  return reverted.map(({ item, before }) => ({ kind: 'item', ...toRowChange(item, before) }))
}
