import { send } from '@/api/client'
import * as adminHistory from '@/contract/admin-history'
import type { CallQuery } from '@/contract/call'

export type HistoryQuery = CallQuery<typeof adminHistory.listHistory>

/** One page of what admins have changed, newest first, and the total number. */
export function listHistory(query: HistoryQuery, signal?: AbortSignal) {
  return send(adminHistory.listHistory, { query, signal })
}

/** Undoes a change of the history. */
export function undoChange(changeId: string) {
  return send(adminHistory.undoChange, { params: { changeId } })
}

/** Deletes loot items. Without `force`, those that wishlists hold stay. */
export function bulkDeleteLoot(ids: readonly string[], force: boolean) {
  return send(adminHistory.bulkDeleteLoot, { body: { ids: [...ids], force } })
}

/** Moves loot items to another boss. */
export function bulkMoveLoot(ids: readonly string[], bossId: string) {
  return send(adminHistory.bulkMoveLoot, { body: { ids: [...ids], bossId } })
}
