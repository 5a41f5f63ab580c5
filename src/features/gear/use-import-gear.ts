import { plural } from '@/lib/format'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importGear, type ImportBody } from './gear-import.api'
import { gearKey } from './gear.queries'

/** Stores what a text of the SimulationCraft addon says that a character owns. The dialog shows a failure. */
export function useImportGear(characterId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ImportBody) => importGear(characterId, body),
    onSuccess: (_, { items }) => toast.success(`Imported ${plural(items.length, 'item')}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: gearKey }),
  })
}
