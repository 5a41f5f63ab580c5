import { exportAccount } from '@/contract/account'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { importCharacter, listAvailableCharacters, syncCharacter } from '@/contract/character'
import { onboardGuild } from '@/contract/guilds/guild'
import {
  getJournalEncounter,
  getJournalRaid,
  listJournalItems,
  listJournalRaids,
} from '@/contract/admin/admin-journal'
import { refreshGuildRoster } from '@/contract/guilds/guild-roster'
import { createLootBatch, deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { bulkDeleteLoot, bulkMoveLoot, undoChange } from '@/contract/admin/admin-history'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import { importRaid } from '@/contract/admin/admin-raid-file'
import { postToWebhook } from '@/contract/guilds/webhook'
import { readSimReport } from '@/contract/sim-import'

/**
 * Allowed requests per minute, those for the sign-in per client address, all others per user.
 * `.env.example` describes what each limit counts.
 */
export interface RateLimits {
  signIn: number
  battleNet: number
  write: number
  bulk: number
}

export const DEFAULT_RATE_LIMITS: RateLimits = { signIn: 60, battleNet: 120, write: 300, bulk: 30 }

/** Calls that send requests to Battle.net, which allows this backend 36,000 requests an hour. */
export const BATTLENET_CALLS: readonly Call[] = [
  listAvailableCharacters,
  importCharacter,
  syncCharacter,
  onboardGuild,
  listJournalRaids,
  getJournalRaid,
  getJournalEncounter,
  listJournalItems,
  refreshGuildRoster,
]

/** All calls that change data. Those of `BULK_CALLS` count for both limits. */
export const WRITE_CALLS: readonly Call[] = Object.values(CALLS).filter(
  ({ method, access }) => access !== 'public' && method !== 'GET',
)

/** Calls that read or write many rows at once, or download a large file from another
 * host or send to one. */
export const BULK_CALLS: readonly Call[] = [
  createLootBatch,
  deleteLootBatch,
  editLoot,
  importRaid,
  bulkDeleteLoot,
  bulkMoveLoot,
  undoChange,
  readSimReport,
  postToWebhook,
  exportAccount,
]
