import { AuthError, messageOf } from '@/api/errors'
import type { Guild } from '@/contract/guild'
import { guildsQuery } from '@/features/guilds/guilds.queries'
import { joinFacts, plural } from '@/lib/format'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshGuildRoster, setOfficerRanks } from './guild-board.api'

/** Reads the roster of a guild from Battle.net again, and says what has changed. */
export function useRefreshRoster({ id }: Pick<Guild, 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => refreshGuildRoster(id),
    onSuccess: ({ joined, left, rankChanged }) =>
      toast.success('Roster updated', {
        description:
          joinFacts([
            joined > 0 && `${joined} joined`,
            left > 0 && `${left} left`,
            rankChanged > 0 && plural(rankChanged, 'new rank'),
          ]) || 'Nothing has changed',
      }),
    onError: (error) => {
      // A 401 redirects to /login.
      if (error instanceof AuthError) return
      toast.error('Could not update the roster', { description: messageOf(error) })
    },
    // The queries of each guild are below this key.
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey }),
  })
}

/** Sets which ranks of the game are officers. */
export function useSetOfficerRanks({ id }: Pick<Guild, 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (officerRanks: number[]) => setOfficerRanks(id, officerRanks),
    onError: (error) => {
      // A 401 redirects to /login.
      if (error instanceof AuthError) return
      toast.error('Could not set the officer ranks', { description: messageOf(error) })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey }),
  })
}
