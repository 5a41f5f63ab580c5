import { lastUndoable } from '@/features/admin-catalog/last-undoable.queries'
import type { QueryClient } from '@tanstack/react-query'
import type { SubmittedBatch } from './batch-types'

export const lastBatch = lastUndoable<SubmittedBatch>('batch')

/**
 * Marks the last batch as undone, unless another one was submitted since. Its rows then name their
 * boss, so that they go to the same one when another is chosen.
 */
export function markUndone(queryClient: QueryClient, key: string) {
  const batch = lastBatch.get(queryClient)
  if (batch?.key !== key) return
  const rows = batch.rows.map((row) => {
    const cells = { ...row.cells, boss: row.cells.boss || row.bossName }
    return { ...row, cells }
  })
  lastBatch.set(queryClient, { ...batch, written: [], rows })
}

/** Removes the message of an undone batch, whose rows leave the grid now. */
export function forgetUndone(queryClient: QueryClient) {
  if (lastBatch.get(queryClient)?.returnedTo) lastBatch.set(queryClient, null)
}
