import type { BossId, ChangeId } from '@/contract/ids'
import { send } from '@/api/client'
import * as adminHistory from '@/contract/admin/admin-history'
import type { CallQuery } from '@/contract/call'

export type HistoryQuery = CallQuery<typeof adminHistory.listHistory>

/** One page of what admins have changed, newest first, and the total number. */
export function listHistory(query: HistoryQuery, signal?: AbortSignal) {
  return send(adminHistory.listHistory, { query, signal })
}

export function getChange(changeId: ChangeId, signal?: AbortSignal) {
  return send(adminHistory.getChange, { params: { changeId }, signal })
}

/** What an undo of a change would do. Rejected if it is not possible or would change nothing. */
export function previewUndo(changeId: ChangeId, signal?: AbortSignal) {
  return send(adminHistory.previewUndo, { params: { changeId }, signal })
}

/** Undoes a change of the history. Without `force`, created items on wishlists are not deleted. */
export function undoChange(changeId: ChangeId, force: boolean) {
  return send(adminHistory.undoChange, {
    params: { changeId },
    query: force ? { force: 'true' } : {},
  })
}

/** Deletes loot items. Without `force`, those that wishlists hold stay. */
export function bulkDeleteLoot(ids: readonly string[], force: boolean) {
  return send(adminHistory.bulkDeleteLoot, { body: { ids: [...ids], force } })
}

export function bulkMoveLoot(ids: readonly string[], bossId: BossId) {
  return send(adminHistory.bulkMoveLoot, { body: { ids: [...ids], bossId } })
}
