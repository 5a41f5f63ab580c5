import { plural } from '@/lib/format'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importSim, type ImportBody } from './sim-import.api'
import { refreshSims } from './sims.queries'

/** Stores the gains of a report for a character. The dialog shows a failure. */
export function useImportSim(characterId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ImportBody) => importSim(characterId, body),
    onSuccess: ({ raids }) => {
      const count = raids.reduce((sum, { gains }) => sum + gains.length, 0)
      toast.success(`Imported the gains of ${plural(count, 'item')}`)
    },
    onSettled: () => refreshSims(queryClient),
  })
}
