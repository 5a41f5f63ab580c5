import { send } from '@/api/client'
import { AuthError, messageOf } from '@/api/errors'
import type { CallAnswer } from '@/contract/call'
import { JOURNAL_ITEMS_MAX, listJournalItems } from '@/contract/admin/admin-journal'

/** Items that were read, and why others were not. */
export type ReadItems = CallAnswer<typeof listJournalItems>

/** Items of the game's journal by their ids, at most `JOURNAL_ITEMS_MAX`. */
export function listItems(ids: readonly number[], signal?: AbortSignal) {
  return send(listJournalItems, { query: { ids: ids.join(',') }, signal })
}

/** Whether `listItems` takes the id: a whole number from 1 to 999,999,999. */
export function isItemId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 1_000_000_000
}

/**
 * Reads items of the game's journal, in one request after another. What fails is noted and does not
 * end the reading. Rejects if the session has ended, and when the signal aborts.
 * @param onRead called with the items of each request
 */
export async function readItems(
  ids: readonly number[],
  signal: AbortSignal,
  onRead: (read: ReadItems) => void,
): Promise<void> {
  for (let start = 0; start < ids.length; start += JOURNAL_ITEMS_MAX) {
    onRead(await readSome(ids.slice(start, start + JOURNAL_ITEMS_MAX), signal))
  }
}

/** The items of one request, or the reason for each if the whole request failed. */
async function readSome(ids: readonly number[], signal: AbortSignal): Promise<ReadItems> {
  try {
    return await listItems(ids, signal)
  } catch (error) {
    const reason = reasonOf(error, signal)
    return { items: [], failures: ids.map((id) => ({ id, reason })) }
  }
}

/** Why something could not be read. Rethrows what ends the reading. */
export function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted || error instanceof AuthError) throw error
  return messageOf(error)
}
