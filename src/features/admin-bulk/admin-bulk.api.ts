import { send } from '@/api/client'
import * as lootBatch from '@/contract/admin-loot-batch'
import type { CallBody } from '@/contract/call'

export type BulkRequest = CallBody<typeof lootBatch.createLootBatch>

/** What a bulk entry would do, row by row. */
export async function dryRunBatch(body: BulkRequest) {
  const answer = await send(lootBatch.createLootBatch, { query: { dryRun: 'true' }, body })
  if (!('rows' in answer)) throw new TypeError('A dry run was answered as an entry')
  return answer.rows
}

/** Makes all items of a bulk entry, or none. */
export async function submitBatch(body: BulkRequest) {
  const answer = await send(lootBatch.createLootBatch, { body })
  if (!('batchId' in answer)) throw new TypeError('An entry was answered as a dry run')
  return answer
}

/** Takes a bulk entry back. */
export function deleteBatch(batchId: string) {
  return send(lootBatch.deleteLootBatch, { params: { batchId } })
}
