import { createBoss, type BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { refreshCatalog } from '@/features/admin-catalog/admin-catalog.mutations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteBatch, dryRunBatch, submitBatch } from './admin-bulk.api'
import { lastBatchQuery, type Batch, type Entry } from './admin-bulk.queries'
import { clearDraftOf } from './draft'

/** Asks what an entry would do. The caller says why when it fails, as with the others here. */
export function useDryRun() {
  return useMutation({ mutationFn: dryRunBatch })
}

/**
 * Submits an entry, all rows or none, or once more what was undone (`key` of that batch). What is
 * remembered of it is remembered here: the answer may come when its page has been left.
 */
export function useSubmitBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ entry }: { entry: Entry; key?: string }) => submitBatch(entry.request),
    onSuccess: ({ batchId }, { entry, key = batchId }) => {
      const batch: Batch = { ...entry, key, batchId }
      queryClient.setQueryData(lastBatchQuery().queryKey, batch)
      clearDraftOf(entry.cells)
      return refreshCatalog(queryClient)
    },
  })
}

/** Takes an entry back; refused when wishlists use its items. */
export function useUndoBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteBatch,
    onSuccess: (_, batchId) => {
      // Another one may have been submitted since.
      queryClient.setQueryData(lastBatchQuery().queryKey, (last) =>
        last?.batchId === batchId ? { ...last, batchId: null } : last,
      )
      return refreshCatalog(queryClient)
    },
  })
}

/** Puts away what is remembered of the last entry. */
export function useForgetBatch() {
  const queryClient = useQueryClient()
  return () => queryClient.setQueryData(lastBatchQuery().queryKey, null)
}

/** Makes bosses one after another, in their order. Those made before a failure stay. */
export function useAddBosses() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (bosses: readonly BossBody[]) => {
      for (const boss of bosses) await createBoss(boss)
    },
    onSettled: () => refreshCatalog(queryClient),
  })
}
