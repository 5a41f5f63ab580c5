import { AuthError, messageOf } from '@/api/errors'
import type { CallAnswer } from '@/contract/call'
import { JOURNAL_ITEMS_MAX, type listJournalItems } from '@/contract/admin/admin-journal'
import { listItems } from './journal-items.api'

/** Items that were read, and why others were not. */
export type ReadItems = CallAnswer<typeof listJournalItems>

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
