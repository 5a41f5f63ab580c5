import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { lootBatches, type BatchChange } from '../../database/schema'
import { invalid } from '../../http/errors'

interface OpenedBatch {
  id: string
  createdBy: string
  createdAt: Date
}

/**
 * Starts a batch, or locks the batch of that id to add to it, and returns its changes so far. Throws 400 if
 * it is the batch of another admin or a raid import. Call it before locking bosses and items, in the same
 * order as an undo.
 */
export async function openBatch(
  transaction: Database,
  opened: OpenedBatch,
): Promise<readonly BatchChange[]> {
  await transaction
    .insert(lootBatches)
    .values({ ...opened, changes: [] })
    .onConflictDoNothing()
  const [batch] = await transaction
    .select()
    .from(lootBatches)
    .where(eq(lootBatches.id, opened.id))
    .for('update')
  if (batch?.createdBy !== opened.createdBy || batch.raidImport) {
    throw invalid({ batchId: 'Must be the id of one of your own batches' })
  }
  return batch.changes
}

/** Stores the changes of an opened batch. An item that it changes again keeps its first previous values. */
export async function storeChanges(
  transaction: Database,
  batchId: string,
  earlier: readonly BatchChange[],
  added: readonly BatchChange[],
): Promise<void> {
  const changes = new Map(earlier.map((change) => [change.id, change]))
  for (const { id, before, after } of added) {
    const first = changes.get(id)
    changes.set(id, {
      id,
      before: { ...before, ...first?.before },
      after: { ...first?.after, ...after },
    })
  }
  await transaction
    .update(lootBatches)
    .set({ changes: [...changes.values()] })
    .where(eq(lootBatches.id, batchId))
}
