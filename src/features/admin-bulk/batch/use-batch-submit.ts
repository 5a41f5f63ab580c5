import { messageOf } from '@/api/errors'
import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { plural } from '@/lib/format'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GridRow } from '../columns/grid-rows'
import { goToNextError } from '../sheet/go-to-next'
import { useGrid } from '../sheet/grid-context'
import { useDryRunBatch, useSubmitBatch } from './admin-bulk.mutations'
import { withDryRun } from './annotate-rows'
import { ENTERING, type Unsent } from './batch-state'
import type { CheckedBatch } from './batch-types'
import { confirmBatch, prepareBatch } from './prepare-batch'
import { refreshSources } from './refresh-sources'
import { StaleError } from './send-batch'
import { finishSubmitted, isStale, showOnCells } from './submitted-rows'
import { useAfterClosing } from './use-after-closing'

/**
 * The batch in the grid: check, dry run, confirmation and submit. Calls `onSubmitted` when a batch
 * has been stored and the confirmation has closed.
 */
export function useBatchSubmit(onSubmitted: () => void) {
  const grid = useGrid()
  const { store, checks } = grid
  const [state, setState] = useState(ENTERING)
  const dryRun = useDryRunBatch()
  const submission = useSubmitBatch()
  const checkCount = useRef(0)
  const hasProblem = state.step === 'entering' && state.problem !== null
  useNextChange(hasProblem, () => setState(ENTERING))
  const afterStop = useRef<(() => void) | null>(null)
  useAfterClosing('batch' in state, () => {
    if (state.step === 'entering' && state.hasErrors) goToNextError(grid)
    else afterStop.current?.()
    afterStop.current = null
  })

  function stop(unsent: Unsent) {
    setState({ step: 'entering', ...unsent })
    if (unsent.hasErrors) goToNextError(grid)
  }

  /** @param reason why the confirmation is opened again */
  function check(reason: Error | null) {
    const prepared = prepareBatch(store, checks)
    if ('problem' in prepared) return stop(prepared)
    const { request, rows } = prepared
    setState({ step: 'checking' })
    checkCount.current += 1
    dryRun.mutate(request, {
      onSuccess: (results) => {
        store.annotate(withDryRun(rows, results))
        const batch = confirmBatch(prepared, results, checks)
        if (!('problem' in batch)) return setState({ step: 'confirming', batch, error: reason })
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
      setState({ step: 'entering', problem: describeDeleted(deleted), hasErrors: true })
  }

  function submit(checked: CheckedBatch) {
    const { mergedCount: _, results: __, ...batch } = checked
    setState({ step: 'submitting', batch: checked })
    submission.mutate(batch, {
      onSuccess: ({ items }) => {
        afterStop.current = onSubmitted
        setState(ENTERING)
        finishSubmitted(store, batch, items, checks.target)
      },
      onError: (error) => {
        if (isStale(error)) return check(new StaleError())
        const onCells = showOnCells(store, error, batch.rows)
        if (onCells !== null) setState({ step: 'entering', problem: onCells, hasErrors: true })
        else setState({ step: 'confirming', batch: checked, error })
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
      setState(ENTERING)
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
  return `${plural(count, 'item was', 'items were')} deleted, or moved to another raid: create again or remove the rows.`
}
