import { send } from '@/api/client'
import type { GuildId } from '@/contract/ids'
import type { Guild } from '@/contract/guilds/guild'
import {
  refreshGuildRoster,
  setOfficerRanks,
  setTeam,
  TEAM_MEMBERS_MAX,
  type RosterMember,
  type TeamFields,
} from '@/contract/guilds/guild-roster'
import { setGuildSettings, type GuildSettings } from '@/contract/guilds/guild-settings'
import { guildKey, guildsQuery } from '@/features/guilds/guilds.queries'
import { toastFailure } from '@/features/session/toast-failure'
import { joinFacts, plural } from '@/lib/format'
import { defineReplayedMutation, useReplay } from '@/lib/replayed-mutation'
import { toast } from '@/ui/messages/toast'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { rosterQuery, rostersKey, type BoardOf } from '../guild-board.queries'

/** Reads the roster of a guild from Battle.net again, and says what has changed. */
export function useRefreshRoster({ id }: Pick<Guild, 'id'>) {
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
    // The queries of each guild are below this key.
    meta: { failure: 'Could not update the roster', refresh: guildsQuery().queryKey },
  })
}

export function useSetOfficerRanks({ id }: Pick<Guild, 'id'>) {
  return useMutation({
    mutationFn: (officerRanks: number[]) =>
      send(setOfficerRanks, { params: { guildId: id }, body: { officerRanks } }),
    meta: { failure: 'Could not set the officer ranks', refresh: guildsQuery().queryKey },
  })
}

export function useSetGuildSettings({ id }: Pick<Guild, 'id'>) {
  return useMutation({
    mutationFn: (settings: GuildSettings) =>
      send(setGuildSettings, { params: { guildId: id }, body: settings }),
    // The queries of each guild are below this key.
    meta: {
      failure: 'Could not change the settings of the guild',
      refresh: guildsQuery().queryKey,
    },
  })
}

interface TeamChange {
  members: readonly Pick<RosterMember, 'id' | 'name'>[]
  fields: TeamFields
}

/** Sets the place in the raid team or the role of members. The roster shows it at once. */
export function useSetTeam({ id: guildId }: Pick<Guild, 'id'>) {
  return teamChanges(guildId).useChange({
    send: async ({ members, fields }) => {
      const ids = members.map(({ id }) => id)
      for (let start = 0; start < ids.length; start += TEAM_MEMBERS_MAX) {
        const memberIds = ids.slice(start, start + TEAM_MEMBERS_MAX)
        await send(setTeam, { params: { guildId }, body: { memberIds, ...fields } })
      }
    },
    onRejected: (error, { members }) => {
      const [first] = members
      const who = members.length > 1 ? plural(members.length, 'member') : first?.name
      toastFailure(`Could not change ${who ?? 'the member'}`, error)
    },
  })
}

/** The members of a roster with the pending changes of the team applied. */
export function useShownRoster(board: BoardOf, since: string | undefined): RosterMember[] {
  const { data } = useSuspenseQuery(rosterQuery(board, since))
  return useReplay(teamChanges(board.guildId), data)
}

function teamChanges(guildId: GuildId) {
  return defineReplayedMutation<TeamChange, RosterMember[]>({
    name: `team ${guildId}`,
    queryKey: rostersKey(guildId),
    apply: withTeam,
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: guildKey(guildId) }),
  })
}

function withTeam(members: RosterMember[], change: TeamChange): RosterMember[] {
  const ids = new Set(change.members.map(({ id }) => id))
  return members.map((one) => (ids.has(one.id) ? { ...one, ...change.fields } : one))
}
