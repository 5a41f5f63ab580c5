import { ApiError, messageOf, NotFoundError } from '@/api/errors'
import type { DryRunRow } from '@/contract/admin-dry-run'
import { newId } from '@/lib/new-id'
import { deleteBatch } from './admin-bulk.api'
import { toBatchError, toParts } from './batch-parts'
import type { BatchControl, BatchRequest } from './batch-types'

/** The user has cancelled a check or submit, and nothing was changed. */
export class CancelledError extends ApiError {
  override name = 'CancelledError'

  constructor() {
    super('Cancelled. Nothing was changed.', 'BAD_REQUEST')
  }
}

/** A request of a submit has failed, and the requests before it could not be undone. */
export class IncompleteSubmitError extends ApiError {
  override name = 'IncompleteSubmitError'

  /**
   * @param batchIds the batches that are left
   * @param count the number of their rows
   */
  constructor(
    readonly batchIds: readonly string[],
    readonly count: number,
    cause: unknown,
  ) {
    super(messageOf(cause), 'BAD_REQUEST', { cause })
  }
}

/** Makes the dry runs of a batch, one request after another. Throws a CancelledError. */
export async function dryRunParts(
  request: BatchRequest,
  { signal, onProgress }: BatchControl,
): Promise<DryRunRow[]> {
  const results: DryRunRow[] = []
  const total = request.items.length + request.edits.length
  for (const part of toParts(request)) {
    if (signal.aborted) throw new CancelledError()
    if (total > part.count) onProgress({ done: part.start, total })
    try {
      const rows = await part.dryRun()
      results.push(...rows.map((row) => ({ ...row, index: row.index + part.start })))
    } catch (error) {
      throw toBatchError(error, part)
    }
  }
  if (signal.aborted) throw new CancelledError()
  return results
}

/**
 * Submits a batch, one request after another, and returns the ids of its batches: one id if the backend
 * links requests. If a request fails or the user cancels, the earlier requests are undone. If this fails too,
 * throws an IncompleteSubmitError; the same rows can then be submitted again, because those that exist
 * already are not created twice.
 * @param isLinked whether the backend has the feature `batch-parts`
 */
export async function submitParts(
  request: BatchRequest,
  isLinked: boolean,
  { signal, onProgress }: BatchControl,
): Promise<readonly string[]> {
  const parts = toParts(request)
  const total = request.items.length + request.edits.length
  // Chosen here and not by the server, so that a request whose answer is lost can be undone too.
  const linkedId = isLinked && parts.length > 1 ? newId() : undefined
  const batchIds = new Set<string>()
  let done = 0
  for (const part of parts) {
    try {
      if (signal.aborted) throw new CancelledError()
      if (parts.length > 1) onProgress({ done, total })
      if (linkedId !== undefined) batchIds.add(linkedId)
      const { batchId } = await part.submit(linkedId)
      batchIds.add(batchId)
      done += part.count
    } catch (error) {
      const cause = toBatchError(error, part)
      const left: string[] = []
      try {
        await undoBatches([...batchIds], (rest) => left.splice(0, left.length, ...rest))
      } catch {
        if (done > 0) throw new IncompleteSubmitError(left, done, cause)
      }
      throw cause
    }
  }
  return [...batchIds]
}

/**
 * Undoes batches, the last one first. Batches that do not exist any more count as undone.
 * @param onLeft is called with the batches that are left, before each request
 */
export async function undoBatches(
  batchIds: readonly string[],
  onLeft: (left: readonly string[]) => void,
): Promise<void> {
  for (const [index, batchId] of [...batchIds.entries()].toReversed()) {
    onLeft(batchIds.slice(0, index + 1))
    try {
      await deleteBatch(batchId)
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error
    }
  }
}
