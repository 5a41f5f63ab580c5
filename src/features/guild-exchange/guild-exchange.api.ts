import type { GuildId, ImportId } from '@/contract/ids'
import { send } from '@/api/client'
import * as contract from '@/contract/guilds/guild-import'
import type { CallBody } from '@/contract/call'

export type ImportRequest = CallBody<typeof contract.importAwards>

/** Imports awards into the history of a guild. Those that it has are not stored again. */
export function importAwards(guildId: GuildId, body: ImportRequest) {
  return send(contract.importAwards, { params: { guildId }, body })
}

/** The imports that can be undone, newest first. */
export function listAwardImports(guildId: GuildId, signal?: AbortSignal) {
  return send(contract.listAwardImports, { params: { guildId }, signal })
}

/** Deletes the awards that an import has stored. */
export function undoAwardImport(guildId: GuildId, importId: ImportId) {
  return send(contract.undoAwardImport, { params: { guildId, importId } })
}

/** Reports what an import would do with each award. */
export function dryRunImport(guildId: GuildId, body: ImportRequest, signal?: AbortSignal) {
  const query = { dryRun: 'true' } as const
  return send(contract.importAwards, { params: { guildId }, query, body, signal })
}
