import { toast } from '@/ui/messages/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useGrid } from '../grid/grid-context'
import { createRow, filledRows } from '../grid/grid-rows'
import type { BatchTarget, SubmittedBatch } from './batch-types'
import { drafts, toDraftRows } from './draft'
import { lastBatch } from './last-batch'
import { withoutSource } from '../rows/edit-rows'
import { withReturned, withSourcesOf } from './submitted-rows'

interface ReturnedRowsOptions {
  onTargetChange: (target: BatchTarget) => void
  /** Called when the rows have become a draft. */
  onDraftLeft: () => void
}

/**
 * Returns the rows and the target of a batch to the grid once it is undone. If the grid holds other
 * changes, or items of another raid, they become a draft.
 */
export function useReturnedRows(
  batch: SubmittedBatch | null,
  { onTargetChange, onDraftLeft }: ReturnedRowsOptions,
) {
  const { store, checks } = useGrid()
  const queryClient = useQueryClient()
  const giveBack = useEffectEvent((undone: SubmittedBatch) => {
    const firstDeleted = undone.cells.length - undone.request.deletions.length
    const rows = undone.cells.map((cells, row) =>
      createRow(cells, undone.sources[row], row >= firstDeleted),
    )
    // The items that the batch has created are deleted again; a row that was changed since stays.
    const itemIds = new Set<string>(undone.items.flatMap((item) => item?.id ?? []))
    const before = filledRows(store.getState().rows)
    const shown = before.flatMap((row) => {
      if (!row.source || !itemIds.has(row.source.id)) return row
      return checks.isSent(row) ? withoutSource(row) : []
    })
    const isSameRaid = undone.target.instanceId === checks.target.instanceId
    if (shown.every((row) => isSameRaid && !checks.isSent(row))) {
      store.reset(withReturned(shown, rows, undone.positions))
      onTargetChange(undone.target)
      lastBatch.set(queryClient, { ...undone, returnedTo: 'grid' })
      return
    }
    const savedAt = new Date().toISOString()
    if (!drafts.leave({ savedAt, ...undone.target, ...toDraftRows(rows) })) {
      toast.error('The browser cannot store the rows of the batch', { severity: 'high' })
      return
    }
    const { bosses } = checks.target
    if (before.some(({ source }) => source)) store.reset(withSourcesOf(shown, rows, bosses))
    onDraftLeft()
    lastBatch.set(queryClient, { ...undone, returnedTo: 'draft' })
  })
  useEffect(() => {
    if (batch?.written.length === 0 && !batch.returnedTo) giveBack(batch)
  }, [batch])
}
