import type { BatchId } from '@/contract/ids'
import type { Database } from '../../database/database'
import { lootBatches, lootItems, type RowChange } from '../../database/schema'
import { joinNames, recordChange, type Author } from '../history/record-change'
import { writeLoot } from '../write-loot'

interface NewBatch {
  batchId: BatchId
  written: readonly (typeof lootItems.$inferInsert)[]
  /** The changes of existing items. */
  changes: RowChange[]
}

/** Writes loot items as a batch, which can be undone, and records it if it has any. */
export async function storeBatch(
  transaction: Database,
  by: Author,
  { batchId, written, changes }: NewBatch,
): Promise<void> {
  await transaction.insert(lootBatches).values({ id: batchId, ...by, changes })
  if (written.length === 0) return
  await writeLoot(transaction, written)
  await recordChange(transaction, by, {
    action: 'submitted',
    kind: 'item',
    name: joinNames(written),
    parents: { bossIds: written.map(({ bossId }) => bossId) },
    counts: { items: written.length },
    changes,
    batchId,
  })
}
