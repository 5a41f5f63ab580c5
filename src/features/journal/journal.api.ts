import { send } from '@/api/client'
import {
  getJournalEncounter,
  getJournalRaid,
  listJournalRaids,
} from '@/contract/admin/admin-journal'

export function listRaids(signal?: AbortSignal) {
  return send(listJournalRaids, { signal })
}

export function getRaid(raidId: number, signal?: AbortSignal) {
  return send(getJournalRaid, { params: { raidId: String(raidId) }, signal })
}

export function getEncounter(encounterId: number, signal?: AbortSignal) {
  return send(getJournalEncounter, { params: { encounterId: String(encounterId) }, signal })
}
