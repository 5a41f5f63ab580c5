import { messageOf, ValidationError } from '@/api/errors'
import type { DryRunRow } from '@/contract/admin-dry-run'
import { plural } from '@/lib/format'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useUndoBatch, useForgetBatch, useDryRun, useSubmitBatch } from './admin-bulk.mutations'
import { lastBatchQuery, type Entry, type Tally } from './admin-bulk.queries'
import { createRow, isBlankRow, type GridRow } from './grid-rows'
import { filledRows, type GridStore } from './grid-store'
import type { GridChecks } from './grid-checks'
import { useAfterClosing } from './use-after-closing'
import { readRefusal, withRefusals, withVerdicts } from './read-refusals'

/** A dry run that waits for the person's word. */
interface Rehearsed extends Entry {
  rows: readonly GridRow[]
}

/** The way of the rows from the grid to the server: dry run, word, entry, and back again. */
export function useBatchSubmit(store: GridStore, checks: GridChecks, onNextError: () => void) {
  const rehearsal = useDryRun()
  const submission = useSubmitBatch()
  const removal = useUndoBatch()
  /** What keeps the rows from being submitted; said beside the button. */
  const [problem, setProblem] = useState<string | null>(null)
  const [rehearsed, setRehearsed] = useState<Rehearsed | null>(null)
  const { data: batch } = useQuery(lastBatchQuery())
  const forget = useForgetBatch()

  const isHeadedForError = useRef(false)
  useAfterClosing(rehearsed !== null, () => {
    if (isHeadedForError.current) onNextError()
    isHeadedForError.current = false
  })

  /** Says each refusal on its cell. A failure that is about no row is said by whoever asked. */
  function landOnCells(error: Error, rows: readonly GridRow[]): boolean {
    const refusals = error instanceof ValidationError ? readRefusal(error.fields) : new Map()
    if (refusals.size === 0) return false
    store.annotate(withRefusals(rows, refusals))
    setProblem(`The server refused ${plural(refusals.size, 'row')}. Nothing was created.`)
    return true
  }

  /** Checks here, then asks the server what would happen. */
  function check() {
    store.compact()
    setProblem(null)
    const rows = filledRows(store.getState().rows)
    if (rows.length === 0) return setProblem('At least one item required')
    const errors = checks.errorPositions(store.getState().rows).length
    if (errors > 0) {
      setProblem(`${plural(errors, 'error')} to mend first`)
      return onNextError()
    }
    const items = rows.map((row) => checks.itemOf(row))
    const bossId = checks.target.bossId || (items[0]?.bossId ?? '')
    const request = { bossId, items }
    rehearsal.mutate(request, {
      onSuccess: (verdicts) => {
        store.annotate(withVerdicts(rows, verdicts))
        const tally = tallyOf(verdicts)
        if (tally.invalid > 0) {
          setProblem(`The server would refuse ${plural(tally.invalid, 'row')}`)
          onNextError()
        } else if (tally.new + tally.changed === 0) {
          setProblem('Everything is there already, just so. There is nothing to submit.')
        } else setRehearsed({ request, rows, cells: rows.map(({ cells }) => cells), tally })
      },
      onError: (error) => {
        if (landOnCells(error, rows)) onNextError()
        else setProblem(messageOf(error))
      },
    })
  }

  function submit() {
    if (!rehearsed) return
    const { rows, ...entry } = rehearsed
    submission.mutate(
      { entry },
      {
        onSuccess: () => {
          setRehearsed(null)
          // One could type while the rows were checked.
          store.takeOut(entry.cells)
        },
        onError: (error) => {
          if (!landOnCells(error, rows)) return
          isHeadedForError.current = true
          setRehearsed(null)
          submission.reset()
        },
      },
    )
  }

  /** Leaves the dry run without submitting. */
  function dismiss() {
    setRehearsed(null)
    submission.reset()
  }

  /** Takes the entry back. Its rows return to the grid, unless something else is in it by now. */
  function undo() {
    if (!batch?.batchId) return
    removal.mutate(batch.batchId, {
      onSuccess: () => {
        const isFree = store.getState().rows.every(isBlankRow)
        if (isFree) store.reset(batch.cells.map((cells) => createRow(cells)))
      },
    })
  }

  /** Submits what was undone once more. */
  function redo() {
    if (!batch) return
    const { key, batchId: _, ...entry } = batch
    const before = store.getState().rows
    submission.mutate(
      { entry, key },
      {
        onSuccess: () => store.takeOut(entry.cells),
        onError: (error) => {
          if (isHolding(before, batch)) landOnCells(error, filledRows(before))
        },
      },
    )
  }

  return {
    check,
    submit,
    dismiss,
    undo,
    redo,
    forget,
    problem,
    rehearsed,
    batch,
    isChecking: rehearsal.isPending,
    isSubmitting: submission.isPending,
    isUndoing: removal.isPending,
    submitError: submission.error,
    undoError: removal.error,
  }
}

/** Whether the grid holds the rows of an entry, and no others. */
function isHolding(rows: readonly GridRow[], { cells }: Entry): boolean {
  return JSON.stringify(filledRows(rows).map((row) => row.cells)) === JSON.stringify(cells)
}

function tallyOf(verdicts: readonly DryRunRow[]): Tally {
  const tally: Tally = { new: 0, changed: 0, duplicate: 0, invalid: 0 }
  for (const { outcome } of verdicts) tally[outcome] += 1
  return tally
}
