import type { CharacterId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import { importGear } from '@/contract/gear-import'
import { useMutation } from '@tanstack/react-query'
import { gearKey } from './gear.queries'

/**
 * Stores the items of a text of the SimulationCraft addon, in place of those of an earlier text. The
 * dialog shows the result.
 */
export function useImportGear(characterId: CharacterId) {
  return useMutation({
    mutationFn: (body: CallBody<typeof importGear>) =>
      send(importGear, { params: { characterId }, body }),
    meta: { refresh: gearKey },
  })
}
