import { ValidationError } from '@/api/errors'
import { BATCH_ROWS_MAX } from '@/contract/admin-loot-batch'
import type { BatchRequest } from './batch-types'

/** A part of a batch, small enough for one request. */
export interface BatchPart {
  request: BatchRequest
  /** The index of its first row in the batch. */
  start: number
}

/** Splits a batch into parts, in the order of its rows. */
export function toParts(request: BatchRequest): BatchPart[] {
  const count = Math.ceil(request.items.length / BATCH_ROWS_MAX)
  return Array.from({ length: count }, (_, index) => {
    const start = index * BATCH_ROWS_MAX
    return {
      start,
      request: { ...request, items: request.items.slice(start, start + BATCH_ROWS_MAX) },
    }
  })
}

/** Converts the paths in a validation error of a part (`items.3.name`) to those of the whole batch. */
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
