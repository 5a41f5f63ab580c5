import { send } from '@/api/client'
import * as lootBatch from '@/contract/admin-loot-batch'
import type { CallBody } from '@/contract/call'
import { editLoot } from '@/contract/admin-loot-edit'

type BatchBody = CallBody<typeof lootBatch.createLootBatch>
type EditsBody = CallBody<typeof editLoot>

/** Returns what a submit of the batch would do, row by row. */
export async function dryRunBatch(body: BatchBody) {
  const answer = await send(lootBatch.createLootBatch, { query: { dryRun: 'true' }, body })
  if (!('rows' in answer)) throw new TypeError('The answer to a dry run has no rows')
  return answer.rows
}

/** Creates or changes all items of a batch, or none. */
export async function submitBatch(body: BatchBody) {
  const answer = await send(lootBatch.createLootBatch, { body })
  if (!('batchId' in answer)) throw new TypeError('The answer to a submit has no batchId')
  return answer
}

/** Returns what the changes of loot items would do, row by row. */
export async function dryRunEdits(body: EditsBody) {
  const answer = await send(editLoot, { query: { dryRun: 'true' }, body })
  if (!('rows' in answer)) throw new TypeError('The answer to a dry run has no rows')
  return answer.rows
}

/** Changes all loot items, or none. */
export async function submitEdits(body: EditsBody) {
  const answer = await send(editLoot, { body })
  if (!('batchId' in answer)) throw new TypeError('The answer to a submit has no batchId')
  return answer
}

/** Undoes a batch. */
export function deleteBatch(batchId: string) {
  return send(lootBatch.deleteLootBatch, { params: { batchId } })
}
