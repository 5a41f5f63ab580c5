import { ValidationError } from '@/api/errors'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { InstanceId } from '@/contract/ids'
import { send } from '@/api/client'
import { createBoss, setBossOrder } from '@/contract/admin/admin-boss'
import type { BossBody } from '@/features/admin-catalog/admin-catalog.api'
import { refreshCatalog } from '@/features/admin-catalog/admin-catalog.mutations'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { hasFeature } from '@/features/session/use-feature'
import { newId } from '@/lib/new-id'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Batch, SubmittedBatch } from './batch-types'
import { removeFromDraft } from './draft'
import { lastBatch, markUndone } from './last-batch'
import { countByOutcome } from './prepare-batch'
import { dryRunAll, submitAll, undoAll } from './send-batch'

/* The callers of these mutations show their errors. */

export function useDryRunBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: dryRunAll,
    onSettled: (results, error) => {
      const isRejected = results?.some(({ outcome }) => outcome === 'invalid')
      // Another admin may have deleted a boss or items that the grid still compares the rows with.
      if (isRejected || error instanceof ValidationError) void refreshCatalog(queryClient)
    },
  })
}

/**
 * Submits a batch. The result is stored here and not by the page, because the user may have left
 * the page before the answer arrives.
 */
export function useSubmitBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ request }: Batch) =>
      submitAll(request, hasFeature(queryClient, 'batch-outcomes')),
    onSuccess: ({ written, items, outcomes }, batch) => {
      const deletedCount = written.reduce(
        (sum, ofCall) => sum + ('count' in ofCall ? ofCall.count : 0),
        0,
      )
      const counted = outcomes ? countByOutcome(outcomes) : batch.counts
      // The confirmation has named the others.
      const duplicate = counted.duplicate - batch.counts.duplicate
      const counts = { ...counted, duplicate }
      lastBatch.set(queryClient, { ...batch, key: newId(), written, items, counts, deletedCount })
      const cells = batch.rows.map((row) => row.cells)
      removeFromDraft(batch.target, cells)
      // The batch has an Undo of its own, and added bosses are not empty any more.
      toast.dismiss()
      return refreshCatalog(queryClient)
    },
    // Rows may be stored nevertheless.
    onError: () => void refreshCatalog(queryClient),
  })
}

/** Undoes a batch. The server rejects this if a wishlist contains one of its items. */
export function useUndoBatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ written }: SubmittedBatch) => undoAll(written),
    onSuccess: (_, { key, items, target }) => {
      const undone = new Set(items.map((item) => item?.id))
      // The returned rows are compared with this until the catalog is read again.
      queryClient.setQueryData(instanceLootQuery(target.instanceId).queryKey, (bosses) =>
        bosses?.map((boss) => ({
          ...boss,
          items: boss.items.filter(({ id }) => !undone.has(id)),
        })),
      )
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
      for (const boss of bosses) added.current.push(await send(createBoss, { body: boss }))
      const addedIds = added.current.map(({ id }) => id)
      if (before !== null) {
        const ids = existing.map(({ id }) => id).filter((id) => !addedIds.includes(id))
        const bossIds = ids.toSpliced(ids.indexOf(before), 0, ...addedIds)
        await send(setBossOrder, { params: { instanceId }, body: { bossIds } })
      }
      return added.current
    },
    onSettled: () => refreshCatalog(queryClient),
  })
}
