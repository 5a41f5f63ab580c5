import { send } from '@/api/client'
import type { GuildId } from '@/contract/ids'
import type { Guild } from '@/contract/guilds/guild'
import {
  refreshGuildRoster,
  setOfficerRanks,
  setTeamMember,
  type RosterMember,
  type TeamFields,
} from '@/contract/guilds/guild-board'
import { setGuildSettings, type GuildSettings } from '@/contract/guilds/guild-settings'
import { setTeam, TEAM_MEMBERS_MAX } from '@/contract/guilds/raiders'
import type { TeamStatus } from '@/contract/guilds/team-statuses'
import { guildKey, guildsQuery } from '@/features/guilds/guilds.queries'
import { toastFailure } from '@/features/session/toast-failure'
import { joinFacts, plural } from '@/lib/format'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rostersKey } from '../guild-board.queries'

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

export function useSetGuildSettings({ id }: Pick<Guild, 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: GuildSettings) =>
      send(setGuildSettings, { params: { guildId: id }, body: settings }),
    onError: (error) => {
      toastFailure('Could not change the settings of the guild', error)
    },
    // The queries of each guild are below this key.
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey }),
  })
}

/** Sets the place in the raid team and the role of a member. The rosters show it at once. */
export function useSetTeamMember({ id }: Pick<Guild, 'id'>) {
  return useTeamChange(id, {
    mutationFn: ({ member, fields }: { member: RosterMember; fields: TeamFields }) =>
      send(setTeamMember, {
        params: { guildId: id, memberId: String(member.id) },
        body: fields,
      }),
    changeOf: ({ member, fields }) => ({ ids: [member.id], fields }),
    describe: ({ member }) => member.name ?? 'the member',
  })
}

interface TeamChoice {
  memberIds: readonly number[]
  teamStatus: TeamStatus | null
}

/** Sets the place in the raid team of several members. The rosters show it at once. */
export function useSetTeam({ id }: Pick<Guild, 'id'>) {
  return useTeamChange(id, {
    mutationFn: async ({ memberIds, teamStatus }: TeamChoice) => {
      for (let start = 0; start < memberIds.length; start += TEAM_MEMBERS_MAX) {
        const part = memberIds.slice(start, start + TEAM_MEMBERS_MAX)
        await send(setTeam, { params: { guildId: id }, body: { memberIds: part, teamStatus } })
      }
    },
    changeOf: ({ memberIds: ids, teamStatus }) => ({ ids, fields: { teamStatus } }),
    describe: ({ memberIds }) => plural(memberIds.length, 'member'),
  })
}

interface TeamChange<Variables> {
  mutationFn: (variables: Variables) => Promise<unknown>
  changeOf: (variables: Variables) => { ids: readonly number[]; fields: TeamFields }
  /** Whom the change concerns, for the message of a failure. */
  describe: (variables: Variables) => string
}

function useTeamChange<Variables>(guildId: GuildId, change: TeamChange<Variables>) {
  const queryClient = useQueryClient()
  const mutationKey = [...guildKey(guildId), 'team']
  return useMutation({
    mutationKey,
    mutationFn: change.mutationFn,
    onMutate: async (variables) => {
      const queryKey = rostersKey(guildId)
      await queryClient.cancelQueries({ queryKey })
      const { ids, fields } = change.changeOf(variables)
      queryClient.setQueriesData<RosterMember[]>({ queryKey }, (members) =>
        members?.map((one) => (ids.includes(one.id) ? { ...one, ...fields } : one)),
      )
    },
    onError: (error, variables) => {
      toastFailure(`Could not change ${change.describe(variables)}`, error)
    },
    onSettled: async () => {
      // An answer without the changes that are still being sent would undo them on the screen.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      await queryClient.invalidateQueries({ queryKey: guildKey(guildId) })
    },
  })
}
