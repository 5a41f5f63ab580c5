import { messageOf, ValidationError } from '@/api/errors'
import type { DryRunRow } from '@/contract/admin-dry-run'
import { plural } from '@/lib/format'
import { useRef, useState } from 'react'
import { useDryRunBatch, useSubmitBatch, useUndoBatch } from './admin-bulk.mutations'
import { groupByRow, withDryRun, withRejections } from './annotate-rows'
import type { Batch, BatchTarget, CheckedBatch, OutcomeCounts } from './batch-types'
import { compactRows, withoutSubmitted } from './edit-rows'
import type { GridChecks } from './grid-checks'
import { createRow, filledRows, isBlankRow, type GridRow } from './grid-rows'
import type { GridStore } from './grid-store'
import { getLastBatch, setLastBatch, useLastBatch } from './last-batch'
import { withNewItemDefaults } from './new-item-defaults'
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
  /** Why the rows cannot be submitted; shown next to the submit button. */
  const [problem, setProblem] = useState<string | null>(null)
  const [checkedBatch, setCheckedBatch] = useState<CheckedBatch | null>(null)

  const hasErrorToFocus = useRef(false)
  useAfterClosing(checkedBatch !== null, () => {
    if (hasErrorToFocus.current) onNextError()
    hasErrorToFocus.current = false
  })

  /** Shows a validation error on its cells. Returns false if the error is not about rows. */
  function showOnCells(error: Error, rows: readonly GridRow[]): boolean {
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
    const rows = filledRows(store.getState().rows)
    const items = rows.map((row) => checks.itemOf(row))
    const { bosses, ...target } = checks.target
    const bossId = target.bossId || (items[0]?.bossId ?? '')
    const request = { bossId, items }
    const nameById = new Map(bosses.map(({ value, label }) => [value, label]))
    dryRun.mutate(request, {
      onSuccess: (results) => {
        store.annotate(withDryRun(rows, results))
        const counts = countByOutcome(results)
        if (counts.invalid > 0) {
          setProblem(`The server would reject ${plural(counts.invalid, 'row')}`)
          onNextError()
        } else if (counts.new + counts.changed === 0) {
          setProblem('All items already exist with these values. There is nothing to submit.')
        } else {
          setCheckedBatch({
            request: withNewItemDefaults(request, results),
            target,
            rows,
            cells: rows.map(({ cells }) => cells),
            bossNames: items.map((item) => nameById.get(item.bossId ?? bossId) ?? ''),
            counts,
            mergedCount: count - rows.length,
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
      { batch },
      {
        onSuccess: () => {
          setCheckedBatch(null)
          // Rows that were edited during the dry run stay in the grid.
          removeSubmitted(store, batch)
        },
        onError: (error) => {
          if (!showOnCells(error, rows)) return
          hasErrorToFocus.current = true
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
    if (!lastBatch?.batchId) return
    removal.mutate(lastBatch.batchId, {
      onSuccess: () => {
        const undone = getLastBatch()
        if (!undone || !store.getState().rows.every(isBlankRow)) return
        store.reset(undone.cells.map((cells) => createRow(cells)))
        onTargetChange(undone.target)
      },
    })
  }

  /** Submits the undone batch again. */
  function submitAgain() {
    if (!lastBatch) return
    const { key, batchId: _, ...batch } = lastBatch
    const rowsBefore = filledRows(store.getState().rows)
    submission.mutate(
      { batch, key },
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
