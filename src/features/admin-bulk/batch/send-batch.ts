import { ApiError, messageOf, ValidationError } from '@/api/errors'
import { ignoreMissing } from '@/api/ignore-missing'
import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { plural } from '@/lib/format'
import {
  dryRunBatch,
  dryRunEdits,
  submitBatch,
  submitDeletions,
  submitEdits,
  undoWritten,
} from './admin-bulk.api'
import type { BatchRequest, Outcome, SubmitResult, Written, WrittenRows } from './batch-types'

/** Rows would write something else than the confirmation has said, and nothing was changed. */
export class StaleError extends ApiError {
  override name = 'StaleError'

  constructor() {
    super('The catalog has changed meanwhile. Nothing was submitted; compare again.', 'BAD_REQUEST')
  }
}

/** The rows of one kind, which are sent in one call. */
interface BatchCall {
  /** The index of its first row in the batch. */
  start: number
  count: number
  dryRun: () => ReturnType<typeof dryRunBatch>
  submit: () => Promise<WrittenRows>
}

/** The calls for the kinds of rows that a batch has, in the order of its rows. */
function callsOf({ bossId, items, edits, deletions }: BatchRequest): BatchCall[] {
  const calls = [
    {
      start: 0,
      count: items.length,
      dryRun: () => dryRunBatch({ bossId, items }),
      submit: () => submitBatch({ bossId, items }),
    },
    {
      start: items.length,
      count: edits.length,
      dryRun: () => dryRunEdits({ items: edits }),
      submit: () => submitEdits({ items: edits }),
    },
    {
      start: items.length + edits.length,
      count: deletions.length,
      // Only those that somebody has changed or deleted since they were opened.
      dryRun: async () =>
        (await dryRunEdits({ items: deletions })).filter(({ outcome }) => outcome === 'invalid'),
      submit: () => submitDeletions(deletions.map(({ id }) => id)),
    },
  ]
  return calls.filter(({ count }) => count > 0)
}

/** Returns what a submit would do, row by row. */
export async function dryRunAll(request: BatchRequest): Promise<DryRunRow[]> {
  const results: DryRunRow[] = []
  for (const call of callsOf(request)) {
    try {
      const rows = await call.dryRun()
      results.push(...rows.map((row) => ({ ...row, index: row.index + call.start })))
    } catch (error) {
      throw toBatchError(error, call)
    }
  }
  return results
}

/**
 * Submits a batch. If a call fails, those before it are undone. If this fails too, the error says
 * so; the same rows can then be submitted again, because those that exist already are not created
 * twice.
 * @param hasOutcomes whether the backend has the feature `batch-outcomes`
 */
export async function submitAll(
  request: BatchRequest,
  hasOutcomes: boolean,
): Promise<SubmitResult> {
  const written: Written[] = []
  const created: (AdminLootItem | undefined)[] = []
  let outcomes: SubmitResult['outcomes'] = []
  for (const call of callsOf(request)) {
    try {
      const { items, outcomes: told, ...ofCall } = await call.submit()
      const ofRows = hasOutcomes ? told : null
      if (items) created.push(...(ofRows ? byRow(items, ofRows) : items))
      // Deletions have none.
      if ('batchId' in ofCall) outcomes = ofRows && outcomes ? [...outcomes, ...ofRows] : null
      written.push(ofCall)
    } catch (error) {
      await undoAll(written).catch(() => {
        const reason = messageOf(error).replace(/[^.!?]$/, '$&.')
        const stored = `${plural(call.start, 'row is', 'rows are')} stored already`
        throw new ApiError(
          `${reason} ${stored}: submit again to complete the batch.`,
          'BAD_REQUEST',
        )
      })
      throw toBatchError(error, call)
    }
  }
  return { written, items: created, outcomes }
}

/** The item of each row; undefined for rows that have written nothing. */
function byRow(items: readonly AdminLootItem[], outcomes: readonly Outcome[]) {
  const rest = items.values()
  return outcomes.map((outcome) =>
    outcome === 'new' || outcome === 'changed' ? rest.next().value : undefined,
  )
}

/** Undoes calls, the last one first. What does not exist any more counts as undone. */
export async function undoAll(written: readonly Written[]): Promise<void> {
  for (const ofCall of written.toReversed()) await ignoreMissing(undoWritten(ofCall))
}

/** Converts the paths in a validation error of a call (`items.3.name`) to those of the batch. */
function toBatchError(error: unknown, { start }: BatchCall): unknown {
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
