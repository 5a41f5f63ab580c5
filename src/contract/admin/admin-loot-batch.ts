import * as z from 'zod/mini'
import { dryRunQuery, dryRunRowSchema, submitOutcomes } from './admin-dry-run'
import { adminLootItemSchema } from './admin-loot-item'
import { defineCall } from '../call'
import { itemList, objectOf, requiredId } from '../fields'
import { batchRow } from '../loot-item'
import { answeredId, type BatchId } from '../ids'

/** Maximum number of rows of one request, and of the grid that sends them. */
export const BATCH_ROWS_MAX = 500

// @__NO_SIDE_EFFECTS__
function batchOf<Row extends z.ZodMiniType>(row: Row) {
  return objectOf({
    bossId: requiredId('Boss selection required'),
    items: itemList(row, BATCH_ROWS_MAX),
  })
}

/**
 * Creates or updates the loot items of a batch, all or none. A row goes to the batch's boss unless
 * it names its own. A row updates the item of the same boss that has the same item id, or the same
 * name if either has no item id; otherwise it creates an item. A dry run answers 200 with the outcome
 * of each row. A submit answers 201 with the batch id, the created and updated items in the order of
 * the rows, and the outcome of each row.
 */
export const createLootBatch = defineCall({
  method: 'POST',
  path: '/api/admin/loot/bulk',
  summary:
    'Creates or updates up to 500 loot items in one transaction. A 400 answer names every invalid row, e.g. items.3.itemSlot. A dry run reports the outcome of each row.',
  access: 'admin',
  query: dryRunQuery,
  body: batchOf(batchRow),
  dryRunBody: batchOf(z.unknown()),
  status: 201,
  answer: z.union([
    z.object({
      batchId: answeredId<BatchId>(),
      items: z.array(adminLootItemSchema),
      outcomes: submitOutcomes,
    }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})

export const deleteLootBatch = defineCall({
  method: 'DELETE',
  path: '/api/admin/loot/batches/:batchId',
  summary:
    'Undoes a batch or the import of a raid file: deletes what it created and restores what it changed. The answer is 409 if a wishlist holds an item that would be deleted.',
  access: 'admin',
  status: 204,
})
