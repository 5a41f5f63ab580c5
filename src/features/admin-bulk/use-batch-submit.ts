import { messageOf, ValidationError } from '@/api/errors'
import type { DryRunRow } from '@/contract/admin-dry-run'
import { plural } from '@/lib/format'
import { useRef, useState } from 'react'
import { useDryRunBatch, useSubmitBatch, useUndoBatch } from './admin-bulk.mutations'
import { groupByRow, withDryRun, withRejections } from './annotate-rows'
import type {
  Batch,
  BatchControl,
  BatchProgress,
  BatchTarget,
  CheckedBatch,
  OutcomeCounts,
} from './batch-types'
import { compactRows, withoutSubmitted } from './edit-rows'
import type { GridChecks } from './grid-checks'
import { createRow, filledRows, isBlankRow, type GridRow } from './grid-rows'
import type { GridStore } from './grid-store'
import { getLastBatch, setLastBatch, useLastBatch } from './last-batch'
import { withNewItemDefaults } from './new-item-defaults'
import { CancelledError, IncompleteSubmitError } from './send-batch'
import { refreshSources } from './refresh-sources'
import { useAfterClosing } from './use-after-closing'

interface BatchSubmitOptions {
  store: GridStore
  checks: GridChecks
  onNextError: () => void
  onTargetChange: (target: BatchTarget) => void
}

/** The steps of a batch: validation, dry run, confirmation, submit, undo and submit again. */
export function useBatchSubmit({ store, checks, onNextError, onTargetChange }: BatchSubmitOptions) {
  const dryRun = useDryRunBatch()
  const submission = useSubmitBatch()
  const removal = useUndoBatch()
  const lastBatch = useLastBatch()
  /** The reason why the rows cannot be submitted; shown next to the submit button. */
  const [problem, setProblem] = useState<string | null>(null)
  const [checkedBatch, setCheckedBatch] = useState<CheckedBatch | null>(null)
  /** Null unless a check or submit consists of several requests. */
  const [progress, setProgress] = useState<BatchProgress | null>(null)
  const running = useRef<AbortController>(null)

  function startRequests(): BatchControl {
    const controller = new AbortController()
    running.current = controller
    setProgress(null)
    return { signal: controller.signal, onProgress: setProgress }
  }

  const hasErrorToFocus = useRef(false)
  useAfterClosing(checkedBatch !== null, () => {
    if (hasErrorToFocus.current) onNextError()
    hasErrorToFocus.current = false
  })

  /** Shows a validation error on its cells. Returns false if the error is not about rows. */
  function showOnCells(error: unknown, rows: readonly GridRow[]): boolean {
    const rejections = error instanceof ValidationError ? groupByRow(error.fields) : new Map()
    if (rejections.size === 0) return false
    store.annotate(withRejections(rows, rejections))
    setProblem(`The server rejected ${plural(rejections.size, 'row')}. Nothing was created.`)
    return true
  }

  /** Validates the grid, then requests a dry run and opens the confirmation. */
  function check() {
    store.change(compactRows)
    store.moveTo(store.getState().active)
    setProblem(null)
    const count = filledRows(store.getState().rows).length
    if (count === 0) return setProblem('At least one item required')
    const errors = checks.errorPositions(store.getState().rows).length
    if (errors > 0) {
      setProblem(`Fix ${plural(errors, 'error')} first`)
      return onNextError()
    }
    store.change((all) => checks.withoutRepetitions(all))
    const sent = store.getState().rows.filter((row) => checks.isSent(row))
    if (sent.length === 0)
      return setProblem('No row is new or changed. There is nothing to submit.')
    const created = sent.filter(({ source }) => !source)
    const rows = [...created, ...sent.filter(({ source }) => source)]
    const items = created.map((row) => checks.itemOf(row))
    const edits = rows.flatMap((row) => checks.editOf(row) ?? [])
    const { bosses, ...target } = checks.target
    const bossId = target.bossId || (items[0]?.bossId ?? '')
    const request = { bossId, items, edits }
    const nameById = new Map(bosses.map(({ value, label }) => [value, label]))
    const variables = { request, control: startRequests() }
    dryRun.mutate(variables, {
      onSuccess: (results) => {
        store.annotate(withDryRun(rows, results))
        const counts = countByOutcome(results)
        if (counts.invalid > 0) {
          setProblem(
            rows.some(({ source }) => source)
              ? `The server would reject ${plural(counts.invalid, 'row')}. Check again to replace the values of other admins.`
              : `The server would reject ${plural(counts.invalid, 'row')}`,
          )
          onNextError()
          void refreshSources(store, rows, results, bosses)
        } else if (counts.new + counts.changed === 0) {
          setProblem('All items already exist with these values. There is nothing to submit.')
        } else {
          setCheckedBatch({
            request: withNewItemDefaults(request, results),
            target,
            rows,
            cells: rows.map(({ cells }) => cells),
            sources: rows.map(({ source }) => source),
            bossNames: rows.map((row) => nameById.get(checks.itemOf(row).bossId ?? bossId) ?? ''),
            counts,
            mergedCount: count - filledRows(store.getState().rows).length,
            results,
          })
        }
      },
      onError: (error) => {
        if (showOnCells(error, rows)) onNextError()
        else setProblem(messageOf(error))
      },
    })
  }

  /** Submits the confirmed batch. */
  function submit() {
    if (!checkedBatch) return
    const { rows, mergedCount: _, results: __, ...batch } = checkedBatch
    submission.mutate(
      { batch, control: startRequests() },
      {
        onSuccess: () => {
          setCheckedBatch(null)
          // Rows that were edited during the dry run stay in the grid.
          removeSubmitted(store, batch)
          // Rows that change nothing are not needed any more.
          store.reset(store.getState().rows.filter((row) => checks.isSent(row)))
        },
        onError: (error) => {
          const cause = error instanceof IncompleteSubmitError ? error.cause : error
          const isOnCells = showOnCells(cause, rows)
          // The banner shows an incomplete submit.
          if (!isOnCells && cause === error && !(error instanceof CancelledError)) return
          if (!isOnCells) setProblem(cause === error ? messageOf(error) : null)
          hasErrorToFocus.current = isOnCells
          setCheckedBatch(null)
          submission.reset()
        },
      },
    )
  }

  /** Closes the confirmation without submitting. */
  function cancel() {
    setCheckedBatch(null)
    submission.reset()
  }

  /**
   * Undoes the last batch and returns its rows and its target to the grid, unless the grid contains
   * other rows.
   */
  function undo() {
    if (!lastBatch || lastBatch.batchIds.length === 0) return
    removal.mutate(lastBatch, {
      onSuccess: () => {
        const undone = getLastBatch()
        // It may have been submitted again while the catalog was read.
        if (!undone || undone.batchIds.length > 0) return
        if (!store.getState().rows.every(isBlankRow)) return
        store.reset(undone.cells.map((cells, row) => createRow(cells, undone.sources[row])))
        onTargetChange(undone.target)
      },
    })
  }

  /** Submits the undone batch again. */
  function submitAgain() {
    if (!lastBatch) return
    const { key, batchIds: _, incomplete: __, ...batch } = lastBatch
    const rowsBefore = filledRows(store.getState().rows)
    submission.mutate(
      { batch, key, control: startRequests() },
      {
        onSuccess: () => removeSubmitted(store, batch),
        onError: (error) => {
          if (consistsOf(rowsBefore, batch)) showOnCells(error, rowsBefore)
        },
      },
    )
  }

  return {
    check,
    submit,
    cancel,
    undo,
    submitAgain,
    /** Cancels the check or submit after the current request. */
    cancelRequests: () => running.current?.abort(),
    progress,
    dismissLastBatch: () => setLastBatch(null),
    problem,
    checkedBatch,
    lastBatch,
    isChecking: dryRun.isPending,
    isSubmitting: submission.isPending,
    isUndoing: removal.isPending,
    submitError: submission.error,
    undoError: removal.error,
  }
}

/** Removes the submitted rows from the grid, except those changed since, and clears the history. */
function removeSubmitted(store: GridStore, { cells }: Batch) {
  store.commitEdit()
  store.reset(withoutSubmitted(store.getState().rows, cells))
}

/** Returns whether the rows are exactly those of the batch. */
function consistsOf(rows: readonly GridRow[], { cells }: Batch): boolean {
  return JSON.stringify(rows.map((row) => row.cells)) === JSON.stringify(cells)
}

function countByOutcome(results: readonly DryRunRow[]): OutcomeCounts {
  const counts: OutcomeCounts = { new: 0, changed: 0, duplicate: 0, invalid: 0 }
  for (const { outcome } of results) counts[outcome] += 1
  return counts
}
