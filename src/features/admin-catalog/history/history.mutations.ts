import type { BossId, ChangeId } from '@/contract/ids'
import { send } from '@/api/client'
import { ignoreMissing } from '@/api/ignore-missing'
import {
  bulkDeleteLoot,
  bulkMoveLoot,
  listHistory,
  undoChange,
  type BulkOutcome,
  type HistoryEntry,
} from '@/contract/admin/admin-history'
import { SEARCH_MAX } from '@/contract/loot-search'
import { hasFeature } from '@/features/session/use-feature'
import { toastFailure } from '@/features/session/toast-failure'
import { plural } from '@/lib/format'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { DELETIONS, toForce } from '../admin-catalog.api'
import { refreshCatalog, type Deletion } from '../admin-catalog.mutations'

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
    mutationFn: ({ changeId, isForced = false }: Undo) =>
      send(undoChange, { params: { changeId }, query: toForce(isForced) }),
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
      return findChange(queryClient, { action: 'deleted', kind, name })
    },
    onSuccess: async (changeId, { name }) => {
      toast.success(
        `Deleted ${name}`,
        changeId === null
          ? {}
          : { undo: () => undo.mutate({ changeId, message: `Restored ${name}` }) },
      )
      await refreshCatalog(queryClient)
    },
  })
}

/**
 * How old a change can be that was just made, as far as the clocks of server and browser agree. A
 * save that has changed nothing must not offer to undo an earlier change.
 */
const JUST_NOW_MS = 60_000

interface MadeChange extends Pick<HistoryEntry, 'action' | 'name'>, Pick<Deletion, 'kind'> {
  /** Of a saved row, the fields that were sent: without a new value, none was changed. */
  fields?: ReadonlySet<string>
}

/**
 * The change of a row that was just made, because the answer of its call does not name it; null if
 * it cannot be found or undone, or if the backend has no history.
 */
export async function findChange(
  queryClient: QueryClient,
  { action, kind, name, fields }: MadeChange,
): Promise<ChangeId | null> {
  if (!hasFeature(queryClient, 'admin-history')) return null
  try {
    const { entries } = await send(listHistory, {
      query: { kind, search: name.slice(0, SEARCH_MAX) },
    })
    const isIt = (entry: HistoryEntry) =>
      entry.action === action &&
      entry.name === name &&
      Math.abs(Date.now() - Date.parse(entry.createdAt)) < JUST_NOW_MS &&
      (!fields || entry.changes.some(({ field }) => fields.has(field) || fields.has(`${field}Id`)))
    return entries.find((entry) => isIt(entry) && entry.undoableUntil)?.id ?? null
  } catch {
    return null
  }
}

/** Deletes loot items. A toast offers to undo it; the dialog shows failures. */
export function useBulkDelete() {
  const report = useBulkReport()
  return useMutation({
    mutationFn: (body: { ids: string[]; force: boolean }) => send(bulkDeleteLoot, { body }),
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
      send(bulkMoveLoot, { body: { ids, bossId } }),
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
        undo: () => undo.mutate({ changeId, message: undone }),
      })
    } else if (leftOut) {
      toast.info(leftOut)
    } else if (count === 0 && failed.length === 0) {
      toast.info('Nothing to change')
    }
    await refreshCatalog(queryClient)
  }
}
