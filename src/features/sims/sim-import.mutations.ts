import type { CharacterId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import { importSim } from '@/contract/sim-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Stores the gains of a report for a character. The dialog shows the result. */
export function useImportSim(characterId: CharacterId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallBody<typeof importSim>) =>
      send(importSim, { params: { characterId }, body }),
    // Wishlists tell whether they have a simulation, and boards show its gains.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
