import { createBoss, type BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { refreshCatalog } from '@/features/admin-catalog/admin-catalog.mutations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasFeature } from '@/features/session/features'
import { newId } from '@/lib/new-id'
import type { Batch, BatchControl, BatchRequest, SubmittedBatch } from './batch-types'
import { drafts } from './draft'
import { getLastBatch, markLeft, markUndone, setLastBatch } from './last-batch'
import { dryRunParts, IncompleteSubmitError, submitParts, undoBatches } from './send-batch'

/* The callers of these mutations show their errors. */

interface DryRun {
  request: BatchRequest
  control: BatchControl
}

export function useDryRunBatch() {
  return useMutation({
    mutationFn: ({ request, control }: DryRun) => dryRunParts(request, control),
  })
}

interface Submission {
  batch: Batch
  /** The key of an undone batch that is submitted again. */
  key?: string
  control: BatchControl
}

/**
 * Submits a batch. The result is stored here and not by the page, because the user may have left the page
 * before the answer arrives. If the submit before it was incomplete, an undo also reverts the batches that it left.
 */
export function useSubmitBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ batch, control }: Submission) =>
      submitParts(batch.request, hasFeature(queryClient, 'batch-parts'), control),
    onSuccess: (batchIds, { batch, key = batchIds.join() }) => {
      setLastBatch({ ...batch, key, batchIds: [...leftBefore(), ...batchIds], incomplete: null })
      drafts.clearOf(batch.cells)
      return refreshCatalog(queryClient)
    },
    onError: (error, { batch, key = newId() }) => {
      if (!(error instanceof IncompleteSubmitError)) return undefined
      const { count, message: reason } = error
      const batchIds = [...leftBefore(), ...error.batchIds]
      setLastBatch({ ...batch, key, batchIds, incomplete: { count, reason } })
      return refreshCatalog(queryClient)
    },
  })
}

/** The batches that the last submit has left if it was incomplete. */
function leftBefore(): readonly string[] {
  const batch = getLastBatch()
  return batch?.incomplete ? batch.batchIds : []
}

/** Undoes a batch. The server rejects this if a wishlist contains one of its items. */
export function useUndoBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, batchIds }: SubmittedBatch) =>
      undoBatches(batchIds, (left) => markLeft(key, left)),
    onSuccess: (_, { key }) => {
      markUndone(key)
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
