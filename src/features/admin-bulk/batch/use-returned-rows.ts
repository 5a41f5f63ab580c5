import { toast } from '@/ui/messages/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { createRow, filledRows, type GridRow } from '../columns/grid-rows'
import type { BatchTarget } from '../columns/parse-grid-row'
import { withoutSource } from '../columns/with-cells'
import { useGrid } from '../sheet/grid-context'
import type { SubmittedBatch } from './batch-types'
import { appendToDraft } from './draft'
import { lastBatch } from './last-batch'
import { withReturned } from './submitted-rows'

/**
 * Returns the rows and the target of a batch to the grid once it is undone, beside the changes in
 * it. If the grid has changes of another instance, they return to the draft of theirs.
 */
export function useReturnedRows(
  batch: SubmittedBatch | null,
  onTargetChange: (target: BatchTarget) => void,
) {
  const { store, checks } = useGrid()
  const queryClient = useQueryClient()
  const giveBack = useEffectEvent((undone: SubmittedBatch) => {
    const rows = undone.rows.map(({ cells, source, isDeleted }) =>
      createRow(cells, source, isDeleted),
    )
    const positions = undone.rows.map(({ position }) => position)
    const isChanged = (row: GridRow) => checks.isSent(row)
    const isInUse = store.getState().rows.some(isChanged)
    if (undone.target.instanceId !== checks.target.instanceId) {
      if (!appendToDraft(undone.target, rows))
        return toast.error('The browser cannot store the rows of the batch', { severity: 'high' })
      // The grid of the batch's instance opens with its draft.
      if (!isInUse) onTargetChange(undone.target)
      return lastBatch.set(queryClient, { ...undone, returnedTo: isInUse ? 'draft' : 'grid' })
    }
    // The items that the batch has created are deleted again; a row that was changed since stays.
    const itemIds = new Set<string>(undone.items.flatMap((item) => item?.id ?? []))
    const shown = filledRows(store.getState().rows).flatMap((row) => {
      if (!row.source || !itemIds.has(row.source.id)) return row
      return checks.isSent(row) ? withoutSource(row) : []
    })
    store.reset(withReturned(shown, rows, positions, isChanged))
    if (!isInUse) onTargetChange(undone.target)
    lastBatch.set(queryClient, { ...undone, returnedTo: 'grid' })
  })
  useEffect(() => {
    if (batch?.written.length === 0 && !batch.returnedTo) giveBack(batch)
  }, [batch])
}
