import { send } from '@/api/client'
import * as lootBatch from '@/contract/admin/admin-loot-batch'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import type { CallAnswer, CallBody } from '@/contract/call'
import type { LootItemId } from '@/contract/ids'
import { bulkDeleteLoot, undoChange } from '@/contract/admin/admin-history'
import type { Written, WrittenRows } from './batch-types'

type BatchBody = CallBody<typeof lootBatch.createLootBatch>
type EditsBody = CallBody<typeof editLoot>

type BatchAnswer = CallAnswer<typeof lootBatch.createLootBatch | typeof editLoot>

function rowsOf(answer: BatchAnswer) {
  if ('rows' in answer) return answer.rows
  throw new TypeError('Unexpected answer')
}

function writtenBy(answer: BatchAnswer): WrittenRows {
  if ('batchId' in answer) return answer
  throw new TypeError('Unexpected answer')
}

export async function dryRunBatch(body: BatchBody) {
  return rowsOf(await send(lootBatch.createLootBatch, { query: { dryRun: 'true' }, body }))
}

export async function submitBatch(body: BatchBody) {
  return writtenBy(await send(lootBatch.createLootBatch, { body }))
}

export async function dryRunEdits(body: EditsBody) {
  return rowsOf(await send(editLoot, { query: { dryRun: 'true' }, body }))
}

export async function submitEdits(body: EditsBody) {
  return writtenBy(await send(editLoot, { body }))
}

/** Deletes loot items, with the wishes for them. */
export async function submitDeletions(ids: readonly LootItemId[]): Promise<WrittenRows> {
  const { changeId, count } = await send(bulkDeleteLoot, { body: { ids: [...ids], force: true } })
  return { changeId, count }
}

export async function undoWritten(written: Written) {
  if ('batchId' in written) {
    const { batchId } = written
    return send(lootBatch.deleteLootBatch, { params: { batchId } })
  }
  // Without a change, the items did not exist any more.
  const { changeId } = written
  return changeId == null ? undefined : send(undoChange, { params: { changeId } })
}
