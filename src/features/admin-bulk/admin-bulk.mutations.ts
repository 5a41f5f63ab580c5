import { createBoss, type BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { refreshCatalog } from '@/features/admin-catalog/admin-catalog.mutations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteBatch, dryRunBatch, submitBatch } from './admin-bulk.api'
import type { Batch } from './batch-types'
import { drafts } from './draft'
import { markUndone, setLastBatch } from './last-batch'

/* The callers of these mutations show their errors. */

export function useDryRunBatch() {
  return useMutation({ mutationFn: dryRunBatch })
}

/**
 * Submits a batch. To submit an undone batch again, pass its `key`. The result is stored here and not
 * by the page, because the user may have left the page before the answer arrives.
 */
export function useSubmitBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ batch }: { batch: Batch; key?: string }) => submitBatch(batch.request),
    onSuccess: ({ batchId }, { batch, key = batchId }) => {
      setLastBatch({ ...batch, key, batchId })
      drafts.clearOf(batch.cells)
      return refreshCatalog(queryClient)
    },
  })
}

/** Undoes a batch. The server rejects this if a wishlist contains one of its items. */
export function useUndoBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteBatch,
    onSuccess: (_, batchId) => {
      markUndone(batchId)
      return refreshCatalog(queryClient)
    },
  })
}

/** Creates bosses one after another. Bosses created before a failure are kept. */
export function useAddBosses() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (bosses: readonly BossBody[]) => {
      for (const boss of bosses) await createBoss(boss)
    },
    onSettled: () => refreshCatalog(queryClient),
  })
}
