import { AuthError, messageOf, NotFoundError } from '@/api/errors'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteSim } from './sims.api'
import { refreshSims } from './sims.queries'

/** Deletes a simulation. One that no longer exists counts as deleted. */
export function useDeleteSim() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (simId: string) => {
      try {
        await deleteSim(simId)
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
      }
    },
    onSuccess: () => toast.success('Simulation deleted'),
    onError: (error) => {
      // A 401 redirects to /login.
      if (error instanceof AuthError) return
      toast.error('Could not delete the simulation', { description: messageOf(error) })
    },
    onSettled: () => refreshSims(queryClient),
  })
}
