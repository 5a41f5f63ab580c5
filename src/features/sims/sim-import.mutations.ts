import type { CharacterId } from '@/contract/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importSim, type ImportBody } from './sim-import.api'

/** Stores the gains of a report for a character. The dialog shows the result. */
export function useImportSim(characterId: CharacterId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ImportBody) => importSim(characterId, body),
    // Wishlists tell whether they have a simulation, and boards show its gains.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
