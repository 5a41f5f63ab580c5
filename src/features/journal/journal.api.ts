import { send } from '@/api/client'
import {
  getJournalEncounter,
  getJournalRaid,
  listJournalItems,
  listJournalRaids,
} from '@/contract/admin-journal'

/** The raids of the game's journal, and the expansions that could not be read. */
export function listRaids(signal?: AbortSignal) {
  return send(listJournalRaids, { signal })
}

export function getRaid(raidId: number, signal?: AbortSignal) {
  return send(getJournalRaid, { params: { raidId: String(raidId) }, signal })
}

export function getEncounter(encounterId: number, signal?: AbortSignal) {
  return send(getJournalEncounter, { params: { encounterId: String(encounterId) }, signal })
}

/** At most `JOURNAL_ITEMS_MAX` items. */
export function listItems(ids: readonly number[], signal?: AbortSignal) {
  return send(listJournalItems, { query: { ids: ids.join(',') }, signal })
}
