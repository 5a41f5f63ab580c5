import { saveBoss, type BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { refreshCatalog } from '@/features/admin-catalog/admin-catalog.mutations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteBatch, rehearseBatch, submitBatch } from './admin-bulk.api'

function useRefresh() {
  const queryClient = useQueryClient()
  return () => refreshCatalog(queryClient)
}

/** Asks what an entry would do. The caller says why when it fails, as with the others here. */
export function useRehearsal() {
  return useMutation({ mutationFn: rehearseBatch })
}

/** Submits an entry: all rows or none. */
export function useSubmission() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: submitBatch, onSuccess: refresh })
}

/** Takes an entry back; refused when wishlists use its items. */
export function useBatchRemoval() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: deleteBatch, onSuccess: refresh })
}

/** Makes bosses one after another, in their order. Those made before a failure stay. */
export function useAddBosses() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (bosses: readonly BossBody[]) => {
      for (const boss of bosses) await saveBoss(null, boss)
    },
    onSettled: refresh,
  })
}
