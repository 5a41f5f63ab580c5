import { ApiError, messageOf } from '@/api/errors'
import { ignoreMissing } from '@/api/ignore-missing'
import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { newId } from '@/lib/new-id'
import { undoWritten } from '../admin-bulk.api'
import { toBatchError, toParts } from './batch-parts'
import {
  countRows,
  type BatchControl,
  type BatchRequest,
  type SubmittedParts,
  type Written,
} from './batch-types'

/** The user has cancelled a check or submit, and nothing was changed. */
export class CancelledError extends ApiError {
  override name = 'CancelledError'

  constructor() {
    super('Cancelled. Nothing was changed.', 'BAD_REQUEST')
  }
}

/** Rows would write something else than the confirmation has said, and nothing was changed. */
export class StaleError extends ApiError {
  override name = 'StaleError'

  constructor() {
    super('The catalog has changed meanwhile. Nothing was submitted; compare again.', 'BAD_REQUEST')
  }
}

/** A request of a submit has failed, and the requests before it could not be undone. */
export class IncompleteSubmitError extends ApiError {
  override name = 'IncompleteSubmitError'

  /**
   * @param written what is left of the submit
   * @param count the number of its rows
   */
  constructor(
    readonly written: readonly Written[],
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
  const total = countRows(request)
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
 * Submits a batch, one request after another. Returns what was written, one batch if the backend
 * links requests, and the items of its new rows. If a request fails or the user cancels, the earlier requests are undone.
 * If this fails too, throws an IncompleteSubmitError; the same rows can then be submitted again,
 * because those that exist already are not created twice.
 * @param isLinked whether the backend has the feature `batch-parts`
 * @param hasOutcomes whether it has the feature `batch-outcomes`
 */
export async function submitParts(
  request: BatchRequest,
  { isLinked, hasOutcomes }: { isLinked: boolean; hasOutcomes: boolean },
  { signal, onProgress }: BatchControl,
): Promise<SubmittedParts> {
  const parts = toParts(request)
  const total = countRows(request)
  // Chosen here and not by the server, so that a request whose answer is lost can be undone too.
  const linkedId = isLinked && parts.length > 1 ? newId() : undefined
  const written: Written[] = []
  const created: (AdminLootItem | undefined)[] = []
  let outcomes: SubmittedParts['outcomes'] = []
  let done = 0
  for (const part of parts) {
    try {
      if (signal.aborted) throw new CancelledError()
      if (parts.length > 1) onProgress({ done, total })
      if (linkedId !== undefined && written.length === 0) written.push({ batchId: linkedId })
      const { items, outcomes: told, ...ofPart } = await part.submit(linkedId)
      const ofRows = hasOutcomes ? told : null
      if (items) created.push(...(ofRows ? byRow(items, ofRows) : items))
      // Deletions have none.
      if ('batchId' in ofPart) outcomes = ofRows && outcomes ? [...outcomes, ...ofRows] : null
      if (linkedId === undefined || 'changeId' in ofPart) written.push(ofPart)
      done += part.count
    } catch (error) {
      const cause = toBatchError(error, part)
      const left: Written[] = []
      try {
        await undoAll(written, (rest) => left.splice(0, left.length, ...rest))
      } catch {
        if (done > 0) throw new IncompleteSubmitError(left, done, cause)
      }
      throw cause
    }
  }
  return { written, items: created, outcomes }
}

/** The item of each row; undefined for rows that have written nothing. */
function byRow(items: readonly AdminLootItem[], outcomes: NonNullable<SubmittedParts['outcomes']>) {
  const rest = items.values()
  return outcomes.map((outcome) =>
    outcome === 'new' || outcome === 'changed' ? rest.next().value : undefined,
  )
}

/**
 * Undoes what was written, the last request first. What does not exist any more counts as undone.
 * @param onLeft is called with what is left, before each request
 */
export async function undoAll(
  written: readonly Written[],
  onLeft: (left: readonly Written[]) => void,
): Promise<void> {
  for (const [index, ofPart] of [...written.entries()].toReversed()) {
    onLeft(written.slice(0, index + 1))
    await ignoreMissing(undoWritten(ofPart))
  }
}
