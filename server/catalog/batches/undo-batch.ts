import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { adminChanges, lootBatches, lootItems } from '../../database/schema'
import { notFound } from '../../http/errors'
import { recordChange, type Author } from '../history/record-change'
import { lockWishlistsHolding } from '../locks'
import { lockImportedInstance, undoRaidImport } from '../raid-files/undo-raid-import'
import { rejectIfUsed } from '../wishlist-usage'
import { restoreChangedItems } from './batch-changes'

/**
 * Undoes a batch or an import. Items that the batch created are deleted, even if they were edited since.
 * Items that the batch changed get their previous values back, except for columns that were edited since.
 * Items that were deleted since stay deleted. The same holds for the instance and the bosses of an import.
 * Throws 404 if there is no such batch, and 409 if a wishlist holds an item that would be deleted.
 */
export async function undoBatch(transaction: Database, batchId: string, by: Author): Promise<void> {
  const [batch] = await transaction
    .select()
    .from(lootBatches)
    .where(eq(lootBatches.id, batchId))
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
  // Batches of earlier releases are not in the history.
  const [change] = await transaction
    .select({
      id: adminChanges.id,
      kind: adminChanges.kind,
      name: adminChanges.name,
      counts: adminChanges.counts,
    })
    .from(adminChanges)
    .where(eq(adminChanges.batchId, batch.id))
  if (change) {
    const { id, ...undone } = change
    await recordChange(transaction, by, { ...undone, action: 'reverted', undoes: id })
  }
  await transaction.delete(lootBatches).where(eq(lootBatches.id, batch.id))
}
