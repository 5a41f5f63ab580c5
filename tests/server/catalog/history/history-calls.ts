import { listHistory, undoChange, type HistoryEntry } from '@/contract/admin/admin-history'
import type { TestBackend } from '../../../support/backend/backend'
import { make, rejection } from '../../../support/backend/backend-calls'
import { fingerprint } from '../../../support/backend/backend-tables'

/** The calls that read the history and undo changes, as an admin of that backend. */
export function createHistoryCalls(backend: TestBackend, token: string) {
  async function read(query: Parameters<typeof make<typeof listHistory>>[2] = {}) {
    return make(backend, listHistory, { token, ...query })
  }

  return {
    read,
    /** The newest change. */
    async newest(): Promise<HistoryEntry> {
      const [entry] = (await read()).entries
      if (!entry) throw new Error('The history is empty')
      return entry
    },
    undo: (changeId: string) => make(backend, undoChange, { token, params: { changeId } }),
    undoRejected: (changeId: string) =>
      rejection(backend, undoChange, { token, params: { changeId } }),
  }
}
export type HistoryCalls = ReturnType<typeof createHistoryCalls>

/** A hash per table of the rows of catalog and wishlists. */
export async function catalogRows({ database }: TestBackend) {
  const { instances, bosses, loot_items, wishlists, wishlist_items } = await fingerprint(database)
  return { instances, bosses, loot_items, wishlists, wishlist_items }
}
