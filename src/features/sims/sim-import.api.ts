import type { CharacterId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import type { ReportLink } from '@/game/sims/report-link'
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

/** Reads the report to which a link leads. */
export function readSimReport({ source, id }: ReportLink) {
  return send(contract.readSimReport, { params: { reportId: id }, query: { source } })
}
