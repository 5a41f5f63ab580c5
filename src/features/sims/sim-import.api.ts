import type { CharacterId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import * as contract from '@/contract/sim-import'

export type ImportBody = CallBody<typeof contract.importSim>

/** Returns the loot items to which the gains of a report are credited. Stores nothing. */
export function previewSim(characterId: CharacterId, body: ImportBody) {
  const params = { characterId }
  return send(contract.importSim, { params, query: { dryRun: 'true' }, body })
}

/** Stores the gains of a report. */
export function importSim(characterId: CharacterId, body: ImportBody) {
  return send(contract.importSim, { params: { characterId }, body })
}

/** Reads the Raidbots report with that id. */
export function readSimReport(reportId: string) {
  return send(contract.readSimReport, { params: { reportId } })
}
