import * as z from 'zod/mini'
import { dryRunQuery, dryRunRowSchema, submitOutcomes } from './admin-dry-run'
import { BATCH_ROWS_MAX } from './admin-loot-batch'
import { defineCall } from '../call'
import { id, itemList, objectOf } from '../fields'
import { lootChanges } from '../loot-item'
import { answeredId, type BatchId } from '../ids'

const edits = objectOf({
  items: itemList(
    objectOf({ id, changes: lootChanges, expected: z.optional(lootChanges) }),
    BATCH_ROWS_MAX,
  ),
})

/**
 * Changes loot items by their id, all or none. `expected` holds the values that the changes
 * replace: a field that has another value by now is rejected, unless it has the new value already.
 * An item can move to another boss of its instance. The undo is that of `createLootBatch`.
 */
export const editLoot = defineCall({
  method: 'POST',
  path: '/api/admin/loot/bulk-edit',
  summary:
    'Changes up to 500 loot items in one transaction, if the changed fields still have the expected values. A 400 answer names every invalid row, e.g. items.3.itemSlot. A dry run reports the outcome of each row.',
  access: 'admin',
  query: dryRunQuery,
  body: edits,
  dryRunBody: edits,
  status: 201,
  answer: z.union([
    z.object({ batchId: answeredId<BatchId>(), outcomes: submitOutcomes }),
    z.object({ rows: z.array(dryRunRowSchema) }),
  ]),
})
