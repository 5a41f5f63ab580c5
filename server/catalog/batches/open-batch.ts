import type { BatchId } from '@/contract/ids'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { lootBatches, type RowChange } from '../../database/schema'
import { invalid } from '../../http/http-errors'
import type { Author } from '../history/record-change'

/**
 * Starts a batch, or locks the batch of that id to add to it, and returns its changes so far.
 * Throws 400 if it is the batch of another admin or a raid import. Call it before locking bosses
 * and items, in the same order as an undo.
 */
export async function openBatch(
  transaction: Database,
  batchId: BatchId,
  by: Author,
): Promise<readonly RowChange[]> {
  await transaction
    .insert(lootBatches)
    .values({ id: batchId, ...by, changes: [] })
    .onConflictDoNothing()
  const [batch] = await transaction
    .select()
    .from(lootBatches)
    .where(eq(lootBatches.id, batchId))
    .for('update')
  if (batch?.createdBy !== by.createdBy || batch.raidImport) {
    throw invalid({ batchId: 'Must be the id of one of your own batches' })
  }
  return batch.changes
}

/**
 * Adds changes to those of an opened batch. An item that it changes again keeps its first previous
 * values.
 * @returns all changes of the batch
 */
export async function storeChanges(
  transaction: Database,
  batchId: BatchId,
  earlier: readonly RowChange[],
  added: readonly RowChange[],
): Promise<RowChange[]> {
  const changes = new Map(earlier.map((change) => [change.id, change]))
  for (const { id, name, before, after } of added) {
    const first = changes.get(id)
    changes.set(id, {
      id,
      name,
      before: { ...before, ...first?.before },
      after: { ...first?.after, ...after },
    })
  }
  const all = [...changes.values()]
  await transaction.update(lootBatches).set({ changes: all }).where(eq(lootBatches.id, batchId))
  return all
}
