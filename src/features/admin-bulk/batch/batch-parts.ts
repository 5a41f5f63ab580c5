import type { BatchId } from '@/contract/ids'
import { ValidationError } from '@/api/errors'
import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import {
  dryRunBatch,
  dryRunEdits,
  submitBatch,
  submitDeletions,
  submitEdits,
} from '../admin-bulk.api'
import type { BatchRequest, WrittenPart } from './batch-types'

/** A part of a batch, small enough for one request. */
export interface BatchPart {
  /** The index of its first row in the batch. */
  start: number
  /** The number of its rows. */
  count: number
  dryRun: () => ReturnType<typeof dryRunBatch>
  /** Adds its rows to the given batch, or to a new one. */
  submit: (batchId: BatchId | undefined) => Promise<WrittenPart>
}

/** Splits a batch into parts, in the order of its rows. */
export function toParts({ bossId, items, edits, deletions }: BatchRequest): BatchPart[] {
  return [
    ...chunksOf(items).map(({ start, rows }) => ({
      start,
      count: rows.length,
      dryRun: () => dryRunBatch({ bossId, items: rows }),
      submit: (batchId: BatchId | undefined) => submitBatch({ bossId, items: rows, batchId }),
    })),
    ...chunksOf(edits).map(({ start, rows }) => ({
      start: items.length + start,
      count: rows.length,
      dryRun: () => dryRunEdits({ items: rows }),
      submit: (batchId: BatchId | undefined) => submitEdits({ items: rows, batchId }),
    })),
    ...chunksOf(deletions).map(({ start, rows }) => ({
      start: items.length + edits.length + start,
      count: rows.length,
      // Only those that somebody has changed or deleted since they were opened.
      dryRun: async () =>
        (await dryRunEdits({ items: rows })).filter(({ outcome }) => outcome === 'invalid'),
      submit: () => submitDeletions(rows.map(({ id }) => id)),
    })),
  ]
}

function chunksOf<Row>(rows: readonly Row[]) {
  return Array.from({ length: Math.ceil(rows.length / BATCH_ROWS_MAX) }, (_, index) => {
    const start = index * BATCH_ROWS_MAX
    return { start, rows: rows.slice(start, start + BATCH_ROWS_MAX) }
  })
}

/**
 * Converts the paths in a validation error of a part (`items.3.name`) to those of the whole batch.
 */
export function toBatchError(error: unknown, { start }: BatchPart): unknown {
  if (!(error instanceof ValidationError) || start === 0) return error
  const fields = Object.entries(error.fields).map(([path, message]) => [
    path.replace(/^items\.(\d+)/, (_, index: string) => `items.${Number(index) + start}`),
    message,
  ])
  return new ValidationError(error.message, error.code, {
    status: error.status,
    details: { ...error.details, fields: Object.fromEntries(fields) },
    requestId: error.requestId,
  })
}
