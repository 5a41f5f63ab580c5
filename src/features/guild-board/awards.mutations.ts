import { AuthError, messageOf, NotFoundError } from '@/api/errors'
import { isTransient } from '@/api/retry'
import type { Award } from '@/contract/guild-awards'
import { guildKey } from '@/features/guilds/guilds.queries'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { awardItem, undoAward, type AwardRequest } from './awards.api'

/** "Voracious Heart to Quillow". */
export function describeAward({ itemName, recipient }: Pick<Award, 'itemName' | 'recipient'>) {
  return `${itemName} to ${recipient.name}`
}

/** Awards an item, and offers to undo it. */
export function useAwardItem(guildId: string) {
  const queryClient = useQueryClient()
  const undo = useUndoAward(guildId)
  const award = useMutation({
    mutationFn: (request: AwardRequest) => awardItem(guildId, request),
    onSuccess: (made) =>
      toast.success(`Awarded ${describeAward(made)}`, {
        description: made.response ?? undefined,
        action: { label: 'Undo', onClick: () => undo.mutate(made) },
      }),
    onError: (error, request) => {
      // A 401 redirects to /login.
      if (error instanceof AuthError) return
      toast.error('Could not award the item', {
        description: messageOf(error),
        // The award may exist although its answer was lost. It has the same id when it is sent again.
        ...(isTransient(error) && {
          action: { label: 'Try Again', onClick: () => award.mutate(request) },
        }),
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildKey(guildId) }),
  })
  return award
}

/** Undoes an award. One that does not exist any more is undone. */
export function useUndoAward(guildId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Award) => {
      try {
        await undoAward(guildId, id)
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
      }
    },
    onSuccess: (_, award) => toast.success(`Undone: ${describeAward(award)}`),
    onError: (error) => {
      // A 401 redirects to /login.
      if (error instanceof AuthError) return
      toast.error('Could not undo the award', { description: messageOf(error) })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildKey(guildId) }),
  })
}
