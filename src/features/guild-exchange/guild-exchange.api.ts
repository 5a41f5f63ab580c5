import { send } from '@/api/client'
import * as contract from '@/contract/guild-import'
import type { CallBody } from '@/contract/call'

export type ImportRequest = CallBody<typeof contract.importAwards>

/** Imports awards into the history of a guild. Those that it has are not stored again. */
export function importAwards(guildId: string, body: ImportRequest) {
  return send(contract.importAwards, { params: { guildId }, body })
}

/** Reports what an import would do with each award. */
export function dryRunImport(guildId: string, body: ImportRequest, signal?: AbortSignal) {
  const query = { dryRun: 'true' } as const
  return send(contract.importAwards, { params: { guildId }, query, body, signal })
}
