import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { RosterMember, TeamFields } from '@/contract/guilds/guild-board'
import { joinFacts, plural, timeAgo } from '@/lib/format'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { SectionTitle } from '@/ui/page'
import { copyAndTell } from '@/ui/messages/copy-and-tell'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ChosenRaid } from '../choose-raid'
import { countRanks, groupMembers } from '../group-members'
import { useRefreshRoster, useSetOfficerRanks, useSetTeamMember } from '../roster.mutations'
import { boardOf, rosterQuery } from '../guild-board.queries'
import { MemberGroup } from './member-group'

interface RosterViewProps {
  guild: Guild
  choice: ChosenRaid
  /** The path of the board for the raid and difficulty. */
  boardPath: string
}

/** The members of a guild: who shares a list for the raid, who has none, who does not share. */
export function RosterView({ guild, choice, boardPath }: RosterViewProps) {
  const { instance, difficulty } = choice
  const { data: members } = useSuspenseQuery(rosterQuery(boardOf(guild, choice)))
  const refresh = useRefreshRoster(guild)
  const setTeam = useSetTeamMember(guild)
  const { withList, withoutList, notSharing } = groupMembers(members)
  const raid = `${instance.name} (${difficulty})`
  const link = `${window.location.origin}${boardPath}`

  const ask = (request: string) => void copyAndTell(`${request} ${link}`, 'Message copied')

  const readAt = timeAgo(guild.rosterReadAt)
  const onSetTeam = hasRank(guild, 'Officer')
    ? (member: RosterMember, fields: TeamFields) => setTeam.mutate({ member, fields })
    : undefined
  const group = { officerRanks: guild.officerRanks ?? [], onSetTeam }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {/* On phones one line. */}
        <div>
          <SectionTitle className="max-sm:sr-only">Members</SectionTitle>
          <p className="text-sm text-muted">
            {joinFacts([
              guild.memberCount != null && plural(guild.memberCount, 'member'),
              readAt && `roster read ${readAt}`,
            ])}
          </p>
          {onSetTeam && (
            <p className="text-sm text-muted max-sm:hidden">
              Press a member to set their team status and role.
            </p>
          )}
        </div>
        <Button
          variant="outline"
          isLoading={refresh.isPending}
          loadingText="Reading..."
          onClick={() => refresh.mutate()}
        >
          <RefreshCw aria-hidden />
          <span className="max-sm:sr-only">Refresh roster</span>
        </Button>
      </div>
      <MemberGroup
        title={`No list for ${difficulty}`}
        text={`They share with ${guild.name}, but have no main wishlist for ${instance.name} on ${difficulty}.`}
        members={withoutList}
        {...group}
        onAsk={() => ask(`Please create your main wishlist for ${raid}:`)}
      />
      <MemberGroup
        title="Not sharing"
        text="Only they can see their wishlists."
        members={notSharing}
        {...group}
        onAsk={() => ask(`Please share your main wishlist for ${raid} with ${guild.name}:`)}
      />
      <MemberGroup
        title="On the board"
        text={`They share a main wishlist for ${instance.name} on ${difficulty}.`}
        members={withList}
        {...group}
      />
      {hasRank(guild, 'Guild Master') && <OfficerRanks guild={guild} members={members} />}
    </>
  )
}

interface OfficerRanksProps extends Pick<RosterViewProps, 'guild'> {
  members: readonly RosterMember[]
}

/** Sets which in-game ranks are officers. Shown to the guild master. */
function OfficerRanks({ guild, members }: OfficerRanksProps) {
  const { mutate, isPending, variables } = useSetOfficerRanks(guild)
  const ranks = countRanks(members)
  if (ranks.length === 0) return null
  const officers = (isPending ? variables : guild.officerRanks) ?? []
  const toggle = (rank: number) =>
    mutate(officers.includes(rank) ? officers.filter((one) => one !== rank) : [...officers, rank])
  return (
    <fieldset className="rounded-lg border border-line bg-panel px-4 py-3" disabled={isPending}>
      <legend className="sr-only">Officer ranks</legend>
      <p aria-hidden className="font-semibold">
        Officer ranks
      </p>
      <p className="text-sm text-muted">Members with these in-game ranks are officers.</p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {ranks.map(({ rank, memberCount }) => (
          <Checkbox
            key={rank}
            label={`Rank ${rank} (${plural(memberCount, 'member')})`}
            checked={officers.includes(rank)}
            onChange={() => toggle(rank)}
          />
        ))}
      </div>
    </fieldset>
  )
}
