import { send } from '@/api/client'
import type { Guild } from '@/contract/guilds/guild'
import {
  refreshGuildRoster,
  setOfficerRanks,
  setTeamMember,
  type RosterMember,
  type TeamFields,
} from '@/contract/guilds/guild-board'
import { guildKey, guildsQuery } from '@/features/guilds/guilds.queries'
import { toastFailure } from '@/features/session/toast-failure'
import { joinFacts, plural } from '@/lib/format'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rostersKey } from './guild-board.queries'

/** Reads the roster of a guild from Battle.net again, and says what has changed. */
export function useRefreshRoster({ id }: Pick<Guild, 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send(refreshGuildRoster, { params: { guildId: id } }),
    onSuccess: ({ joined, left, rankChanged, unconfirmedLeft }) => {
      if (unconfirmedLeft) {
        toast.warning('The roster was not changed', {
          description: `Battle.net returned a roster without ${plural(unconfirmedLeft, 'character')}, more than half of the guild. They stay members until a second read confirms it. Read the roster again in a minute.`,
        })
        return
      }
      toast.success('Roster updated', {
        description:
          joinFacts([
            joined > 0 && `${joined} joined`,
            left > 0 && `${left} left`,
            rankChanged > 0 && plural(rankChanged, 'new rank'),
          ]) || 'Nothing has changed',
      })
    },
    onError: (error) => {
      toastFailure('Could not update the roster', error)
    },
    // The queries of each guild are below this key.
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey }),
  })
}

export function useSetOfficerRanks({ id }: Pick<Guild, 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (officerRanks: number[]) =>
      send(setOfficerRanks, { params: { guildId: id }, body: { officerRanks } }),
    onError: (error) => {
      toastFailure('Could not set the officer ranks', error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey }),
  })
}

/** Sets the place in the raid team and the role of a member. The rosters show it at once. */
export function useSetTeamMember({ id }: Pick<Guild, 'id'>) {
  const queryClient = useQueryClient()
  const mutationKey = [...guildKey(id), 'team']
  return useMutation({
    mutationKey,
    mutationFn: ({ member, fields }: { member: RosterMember; fields: TeamFields }) =>
      send(setTeamMember, {
        params: { guildId: id, memberId: String(member.id) },
        body: fields,
      }),
    onMutate: async ({ member, fields }) => {
      const queryKey = rostersKey(id)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueriesData<RosterMember[]>({ queryKey }, (members) =>
        members?.map((one) => (one.id === member.id ? { ...one, ...fields } : one)),
      )
    },
    onError: (error, { member }) => {
      toastFailure(`Could not change ${member.name ?? 'the member'}`, error)
    },
    onSettled: async () => {
      // An answer without the changes that are still being sent would undo them on the screen.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      await queryClient.invalidateQueries({ queryKey: guildKey(id) })
    },
  })
}
