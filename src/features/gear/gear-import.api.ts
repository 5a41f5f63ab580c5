import type { CharacterId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import * as contract from '@/contract/gear-import'

export type ImportBody = CallBody<typeof contract.importGear>

/**
 * Stores the items of a text of the SimulationCraft addon, in place of those of an earlier text.
 */
export function importGear(characterId: CharacterId, body: ImportBody) {
  return send(contract.importGear, { params: { characterId }, body })
}
