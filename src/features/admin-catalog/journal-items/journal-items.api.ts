import { send } from '@/api/client'
import { listJournalItems } from '@/contract/admin/admin-journal'

/** Items of the game's journal by their ids, at most `JOURNAL_ITEMS_MAX`. */
export function listItems(ids: readonly number[], signal?: AbortSignal) {
  return send(listJournalItems, { query: { ids: ids.join(',') }, signal })
}

/** Whether `listItems` takes the id: a whole number from 1 to 999,999,999. */
export function isItemId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 1_000_000_000
}
