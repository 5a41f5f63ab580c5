import { ValidationError } from '@/api/errors'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { InstanceId } from '@/contract/ids'
import { createBoss, setBossOrder, type BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { refreshCatalog } from '@/features/admin-catalog/admin-catalog.mutations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasFeature } from '@/features/session/use-feature'
import { newId } from '@/lib/new-id'
import { useRef } from 'react'
import type {
  Batch,
  BatchControl,
  BatchRequest,
  SubmittedBatch,
  Written,
} from './batch/batch-types'
import { drafts } from './batch/draft'
import { lastBatch, markLeft, markUndone } from './batch/last-batch'
import { countByOutcome } from './batch/prepare-batch'
import { dryRunParts, IncompleteSubmitError, submitParts, undoAll } from './batch/send-batch'

/* The callers of these mutations show their errors. */

interface DryRun {
  request: BatchRequest
  control: BatchControl
}

export function useDryRunBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ request, control }: DryRun) => dryRunParts(request, control),
    onSettled: (results, error) => {
      const isRejected = results?.some(({ outcome }) => outcome === 'invalid')
      // Another admin may have deleted a boss or items that the grid still compares the rows with.
      if (isRejected || error instanceof ValidationError) void refreshCatalog(queryClient)
    },
  })
}

interface Submission {
  batch: Batch
  control: BatchControl
}

/**
 * Submits a batch. The result is stored here and not by the page, because the user may have left
 * the page before the answer arrives. If the submit before it was incomplete, an undo also reverts
 * what it left.
 */
export function useSubmitBatch() {
  const queryClient = useQueryClient()

  /** What the last submit has left if it was incomplete. */
  function leftBefore(): readonly Written[] {
    const batch = lastBatch.get(queryClient)
    return batch?.incomplete ? batch.written : []
  }

  return useMutation({
    mutationFn: ({ batch, control }: Submission) =>
      submitParts(
        batch.request,
        {
          isLinked: hasFeature(queryClient, 'batch-parts'),
          hasOutcomes: hasFeature(queryClient, 'batch-outcomes'),
        },
        control,
      ),
    onSuccess: ({ written: submitted, items, outcomes }, { batch }) => {
      const written = [...leftBefore(), ...submitted]
      const deletedCount = submitted.reduce(
        (sum, ofPart) => sum + ('count' in ofPart ? ofPart.count : 0),
        0,
      )
      const counted = outcomes ? countByOutcome(outcomes) : batch.counts
      // The confirmation has named the others.
      const duplicate = counted.duplicate - batch.counts.duplicate
      const counts = { ...counted, duplicate }
      const result = { written, items, counts, deletedCount, incomplete: null }
      lastBatch.set(queryClient, { ...batch, ...result, key: newId() })
      drafts.removeRows(batch.cells)
      return refreshCatalog(queryClient)
    },
    onError: (error, { batch }) => {
      if (!(error instanceof IncompleteSubmitError)) return undefined
      const { count, message: reason } = error
      const written = [...leftBefore(), ...error.written]
      const incomplete = { count, reason }
      const key = newId()
      lastBatch.set(queryClient, { ...batch, key, written, items: [], deletedCount: 0, incomplete })
      return refreshCatalog(queryClient)
    },
  })
}

/** Undoes a batch. The server rejects this if a wishlist contains one of its items. */
export function useUndoBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, written }: SubmittedBatch) =>
      undoAll(written, (left) => markLeft(queryClient, key, left)),
    onSuccess: (_, { key }) => {
      markUndone(queryClient, key)
      return refreshCatalog(queryClient)
    },
  })
}

interface AddedBosses {
  instanceId: InstanceId
  bosses: readonly BossBody[]
  /** The bosses that the instance has, in their order. */
  existing: readonly { id: string }[]
  /** The boss before which they are placed; null for the end. */
  before: string | null
}

/**
 * Creates bosses one after another, at the end, and moves them to their place. Bosses created
 * before a failure are kept; the next attempt moves and returns them too.
 */
export function useAddBosses() {
  const queryClient = useQueryClient()
  const added = useRef<AdminBoss[]>([])
  return useMutation({
    mutationFn: async ({ instanceId, bosses, existing, before }: AddedBosses) => {
      for (const boss of bosses) added.current.push(await createBoss(boss))
      const addedIds = added.current.map(({ id }) => id)
      if (before !== null) {
        const ids = existing.map(({ id }) => id).filter((id) => !addedIds.includes(id))
        await setBossOrder(instanceId, ids.toSpliced(ids.indexOf(before), 0, ...addedIds))
      }
      return added.current
    },
    onSettled: () => refreshCatalog(queryClient),
  })
}
