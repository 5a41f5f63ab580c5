import * as z from 'zod/mini'
import { adminLootItemSchema } from './admin-loot-item'
import { defineCall } from './call'
import { dryRunQuery, dryRunRowSchema } from './admin-dry-run'
import { requiredId } from './fields'
import { batchRow } from './loot-item'

/** The most rows one bulk entry takes. */
export const BATCH_ROWS_MAX = 500

// @__NO_SIDE_EFFECTS__
function bulkOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    bossId: requiredId('Boss selection required'),
    items: z
      .array(row)
      .check(
        z.minLength(1, 'At least one item required'),
        z.maxLength(BATCH_ROWS_MAX, `At most ${BATCH_ROWS_MAX} items at once`),
      ),
  })
}

/**
 * Rows go to the entry's boss, or each to its own: a whole raid is one entry, all of it or nothing.
 * Identity of a row: same boss and same item id, or the same name where either has no id. A dry run
 * answers rows (200) and says of each what is wrong with it; the real thing answers the batch with
 * the items it made or changed, in the order of the rows (201).
 */
export const createLootBatch = defineCall({
  method: 'POST',
  path: '/api/admin/loot/bulk',
  summary:
    'Makes up to 500 items in one transaction; 400 names each bad row, e.g. items.3.itemSlot.',
  access: 'admin',
  query: dryRunQuery,
  body: bulkOf(batchRow),
  dryRunBody: bulkOf(z.unknown()),
  status: 201,
  answer: z.union([
    z.object({ batchId: z.string(), items: z.array(adminLootItemSchema) }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})

export const deleteLootBatch = defineCall({
  method: 'DELETE',
  path: '/api/admin/loot/batches/:batchId',
  summary:
    'Undoes a bulk entry: its items go, those it changed become what they were; 409 when wishlists hold what would go.',
  access: 'admin',
  status: 204,
})
