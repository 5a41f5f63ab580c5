import { messageOf } from '@/api/errors'
import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { plural } from '@/lib/format'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { GridRow } from '../columns/grid-rows'
import { goToNextError } from '../sheet/go-to-next'
import { useGrid } from '../sheet/grid-context'
import { useDryRunBatch, useSubmitBatch } from './admin-bulk.mutations'
import { withDryRun } from './annotate-rows'
import { ENTERING, nextState, type Unsent } from './batch-state'
import type { CheckedBatch } from './batch-types'
import { confirmBatch, prepareBatch } from './prepare-batch'
import { refreshSources } from './refresh-sources'
import { StaleError } from './send-batch'
import { finishSubmitted, isStale, showOnCells } from './submitted-rows'
import { useAfterClosing } from './use-after-closing'

/** The batch in the grid: check, dry run, confirmation and submit. */
export function useBatchSubmit() {
  const grid = useGrid()
  const { store, checks } = grid
  const [state, dispatch] = useReducer(nextState, ENTERING)
  const dryRun = useDryRunBatch()
  const submission = useSubmitBatch()
  const checkCount = useRef(0)
  const hasProblem = state.step === 'entering' && state.problem !== null
  useNextChange(hasProblem, () => dispatch({ type: 'change' }))
  const afterStop = useRef<(() => void) | null>(null)
  useAfterClosing('batch' in state, () => {
    if (state.step === 'entering' && state.hasErrors) goToNextError(grid)
    else afterStop.current?.()
    afterStop.current = null
  })

  function stop(unsent: Unsent) {
    dispatch({ type: 'stop', ...unsent })
    if (unsent.hasErrors) goToNextError(grid)
  }

  /**
   * Validates the grid, then requests a dry run and opens the confirmation.
   * @param reason why it is opened again
   */
  function check(reason: Error | null) {
    const prepared = prepareBatch(store, checks)
    if ('problem' in prepared) return stop(prepared)
    const { request, rows } = prepared
    dispatch({ type: 'check' })
    checkCount.current += 1
    dryRun.mutate(request, {
      onSuccess: (results) => {
        store.annotate(withDryRun(rows, results))
        const batch = confirmBatch(prepared, results, checks)
        if (!('problem' in batch)) return dispatch({ type: 'confirm', batch, error: reason })
        stop(batch)
        if (batch.hasErrors) void showConflicts(invalidRows(rows, results))
      },
      onError: (error) => {
        const problem = showOnCells(store, error, rows)
        stop({ problem: problem ?? messageOf(error), hasErrors: problem !== null })
      },
    })
  }

  /** Shows what has become of the items that the server would not change. */
  async function showConflicts(rows: readonly GridRow[]) {
    const { current } = checkCount
    const deleted = await refreshSources(store, rows, checks.target)
    // Unless the user has started another check meanwhile. The first error has the focus already.
    if (deleted > 0 && checkCount.current === current)
      dispatch({ type: 'stop', problem: describeDeleted(deleted), hasErrors: true })
  }

  /** Submits the confirmed batch. */
  function submit({ rows, mergedCount: _, results: __, ...batch }: CheckedBatch) {
    dispatch({ type: 'submit' })
    submission.mutate(batch, {
      onSuccess: ({ items }) => {
        dispatch({ type: 'stop', problem: null })
        finishSubmitted(store, batch, items, checks.target)
      },
      onError: (error) => {
        if (isStale(error)) return check(new StaleError())
        const onCells = showOnCells(store, error, rows)
        if (onCells !== null) dispatch({ type: 'stop', problem: onCells, hasErrors: true })
        else dispatch({ type: 'fail', error })
      },
    })
  }

  return {
    state,
    check: () => check(null),
    submit,
    /** Closes the confirmation without submitting, and calls `next` when it has closed. */
    stop: (next: () => void) => {
      afterStop.current = next
      dispatch({ type: 'stop', problem: null })
    },
  }
}

function invalidRows(rows: readonly GridRow[], results: readonly DryRunRow[]): GridRow[] {
  return results.flatMap(({ index, outcome }) => (outcome === 'invalid' ? (rows[index] ?? []) : []))
}

/** Calls a function when the user changes the rows, or when the connection is back. */
function useNextChange(isOn: boolean, onChange: () => void) {
  const { store } = useGrid()
  const handle = useEffectEvent(onChange)
  useEffect(() => {
    if (!isOn) return undefined
    const { changeCount } = store
    const stops = [
      store.subscribe(() => {
        if (store.changeCount !== changeCount) handle()
      }),
      onlineManager.subscribe((isOnline) => {
        if (isOnline) handle()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [isOn, store])
}

function describeDeleted(count: number): string {
  return `${plural(count, 'item was', 'items were')} deleted by somebody else: create again or remove the rows.`
}
