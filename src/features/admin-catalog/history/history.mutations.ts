import type { BossId, ChangeId } from '@/contract/ids'
import { ignoreMissing } from '@/api/ignore-missing'
import type { BulkOutcome, HistoryEntry } from '@/contract/admin/admin-history'
import { SEARCH_MAX } from '@/contract/loot-search'
import { hasFeature } from '@/features/session/use-feature'
import { toastFailure } from '@/features/session/toast-failure'
import { plural } from '@/lib/format'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DELETIONS } from '../admin-catalog.api'
import { refreshCatalog, type Deletion } from '../admin-catalog.mutations'
import { bulkDeleteLoot, bulkMoveLoot, listHistory, undoChange } from './history.api'

/** The change to undo, and the message for when it is undone. */
interface Undo {
  changeId: ChangeId
  message: string
  /** Whether created items are deleted although they are on wishlists; false by default. */
  isForced?: boolean
}

/** Undoes a change of the history. Toasts report success and failure. */
export function useUndoChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ changeId, isForced = false }: Undo) => undoChange(changeId, isForced),
    onSuccess: async (_, { message }) => {
      toast.success(message)
      await refreshCatalog(queryClient)
    },
    onError: async (error) => {
      toastFailure('Could not undo this', error)
      await refreshCatalog(queryClient)
    },
  })
}

/**
 * Deletes a row with everything below it. Deleting a row that no longer exists counts as success. A
 * toast offers to undo it if the backend has the history.
 */
export function useDeletion() {
  const queryClient = useQueryClient()
  const undo = useUndoChange()
  return useMutation({
    mutationFn: async ({ kind, id, name, force }: Deletion & { force: boolean }) => {
      await ignoreMissing(DELETIONS[kind](id, force))
      return hasFeature(queryClient, 'admin-history') ? findDeletion(kind, name) : null
    },
    onSuccess: async (changeId, { name }) => {
      toast.success(
        `Deleted ${name}`,
        changeId === null
          ? {}
          : {
              action: {
                label: 'Undo',
                onClick: () => undo.mutate({ changeId, message: `Restored ${name}` }),
              },
            },
      )
      await refreshCatalog(queryClient)
    },
  })
}

/**
 * The last deletion of a row in the history, because the answer of the deletion does not name it;
 * null if it cannot be found.
 */
async function findDeletion(kind: Deletion['kind'], name: string): Promise<ChangeId | null> {
  try {
    const { entries } = await listHistory({ kind, search: name.slice(0, SEARCH_MAX) })
    const isIt = (entry: HistoryEntry) => entry.action === 'deleted' && entry.name === name
    return entries.find((entry) => isIt(entry) && entry.undoableUntil)?.id ?? null
  } catch {
    return null
  }
}

/** Deletes loot items. A toast offers to undo it; the dialog shows failures. */
export function useBulkDelete() {
  const report = useBulkReport()
  return useMutation({
    mutationFn: ({ ids, force }: { ids: string[]; force: boolean }) => bulkDeleteLoot(ids, force),
    onSuccess: (outcome) => {
      const items = plural(outcome.count, 'item')
      return report(outcome, `Deleted ${items}`, `Restored ${items}`)
    },
  })
}

/** Moves loot items to another boss. A toast offers to undo it; the dialog shows failures. */
export function useBulkMove() {
  const report = useBulkReport()
  return useMutation({
    mutationFn: ({ ids, bossId }: { ids: string[]; bossId: BossId; bossName: string }) =>
      bulkMoveLoot(ids, bossId),
    onSuccess: (outcome, { bossName }) => {
      const items = plural(outcome.count, 'item')
      return report(outcome, `Moved ${items} to ${bossName}`, `Moved ${items} back`)
    },
  })
}

/**
 * Reports what was changed, with Undo, and how many items no longer exist. Refetches the catalog.
 */
function useBulkReport() {
  const queryClient = useQueryClient()
  const undo = useUndoChange()
  return async ({ changeId, count, failed }: BulkOutcome, done: string, undone: string) => {
    const missing = failed.filter(({ isMissing }) => isMissing).length
    const leftOut =
      missing > 0 ? plural(missing, 'item no longer exists', 'items no longer exist') : undefined
    if (changeId) {
      toast.success(done, {
        description: leftOut,
        action: { label: 'Undo', onClick: () => undo.mutate({ changeId, message: undone }) },
      })
    } else if (leftOut) {
      toast.info(leftOut)
    } else if (count === 0 && failed.length === 0) {
      toast.info('Nothing to change')
    }
    await refreshCatalog(queryClient)
  }
}
