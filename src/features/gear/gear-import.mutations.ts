import type { CharacterId } from '@/contract/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importGear, type ImportBody } from './gear-import.api'
import { gearKey } from './gear.queries'

/**
 * Stores what a text of the SimulationCraft addon says that a character owns. The dialog shows
 * the result.
 */
export function useImportGear(characterId: CharacterId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ImportBody) => importGear(characterId, body),
    onSettled: () => queryClient.invalidateQueries({ queryKey: gearKey }),
  })
}
