import type { CharacterId, SimId } from '@/contract/ids'
import { send } from '@/api/client'
import { ignoreMissing } from '@/api/ignore-missing'
import type { CallBody } from '@/contract/call'
import { deleteSim } from '@/contract/sim'
import { importSim } from '@/contract/sim-import'
import { toast } from '@/ui/messages/toast'
import { useMutation } from '@tanstack/react-query'

/** Deletes a simulation with its gains. One that no longer exists counts as deleted. */
export function useDeleteSim() {
  return useMutation({
    mutationFn: (simId: SimId) => ignoreMissing(send(deleteSim, { params: { simId } })),
    onSuccess: () => toast.success('Simulation deleted'),
    // Wishlists tell whether they have a simulation, and boards show its gains.
    meta: { failure: 'Could not delete the simulation', refresh: [] },
  })
}

/** Stores the gains of a report for a character. The dialog shows the result. */
export function useImportSim(characterId: CharacterId) {
  return useMutation({
    mutationFn: (body: CallBody<typeof importSim>) =>
      send(importSim, { params: { characterId }, body }),
    // Wishlists tell whether they have a simulation, and boards show its gains.
    meta: { refresh: [] },
  })
}
