import type { SimId } from '@/contract/ids'
import { NotFoundError } from '@/api/errors'
import { toastFailure } from '@/features/session/toast-failure'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteSim } from './sims.api'

/** Deletes a simulation. One that no longer exists counts as deleted. */
export function useDeleteSim() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (simId: SimId) => {
      try {
        await deleteSim(simId)
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
      }
    },
    onSuccess: () => toast.success('Simulation deleted'),
    onError: (error) => {
      toastFailure('Could not delete the simulation', error)
    },
    // Wishlists tell whether they have a simulation, and boards show its gains.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
