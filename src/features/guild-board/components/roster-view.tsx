import type { Guild } from '@/contract/guild'
import type { RosterMember, TeamFields } from '@/contract/guild-board'
import { copyText } from '@/lib/clipboard'
import { Button } from '@/ui/button'
import { SectionTitle } from '@/ui/page'
import { toast } from '@/ui/toast'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { RaidChoice } from '../choose-raid'
import { groupMembers } from '../group-members'
import { useRefreshRoster, useSetTeamMember } from '../guild-board.mutations'
import { rosterQuery } from '../guild-board.queries'
import { isOfficer } from '../team'
import { MemberGroup } from './member-group'
import { OfficerRanks } from './officer-ranks'

interface RosterViewProps {
  guild: Guild
  choice: RaidChoice
  /** The path of the board for the raid and difficulty. */
  boardPath: string
}

/** The members of a guild: who shares a list for the raid, who has none, who does not share. */
export function RosterView({ guild, choice, boardPath }: RosterViewProps) {
  const { instance, difficulty } = choice
  const board = { guildId: guild.id, instanceId: instance.id, difficulty }
  const { data: members } = useSuspenseQuery(rosterQuery(board))
  const refresh = useRefreshRoster(guild)
  const setTeam = useSetTeamMember(guild)
  const { withList, withoutList, notSharing } = groupMembers(members)
  const raid = `${instance.name} (${difficulty})`
  const link = `${window.location.origin}${boardPath}`

  async function ask(request: string) {
    if (await copyText(`${request} ${link}`)) toast.success('Message copied')
    else toast.error('Your browser does not allow copying')
  }

  const officerRanks = guild.officerRanks ?? []
  const onSetTeam = isOfficer(guild)
    ? (member: RosterMember, fields: TeamFields) => setTeam.mutate({ member, fields })
    : undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <SectionTitle>Members</SectionTitle>
          {onSetTeam && (
            <p className="text-sm text-muted">Press a member to set their team place and role.</p>
          )}
        </div>
        <Button
          variant="outline"
          isLoading={refresh.isPending}
          loadingText="Reading..."
          onClick={() => refresh.mutate()}
        >
          <RefreshCw aria-hidden />
          Read roster again
        </Button>
      </div>
      <MemberGroup
        title={`No list for ${difficulty}`}
        text={`They share with ${guild.name}, but have no main wishlist for ${instance.name} on ${difficulty}.`}
        members={withoutList}
        officerRanks={officerRanks}
        onSetTeam={onSetTeam}
        onAsk={() => void ask(`Please create your main wishlist for ${raid}:`)}
      />
      <MemberGroup
        title="Not sharing"
        text="Their wishlists are visible to them only."
        members={notSharing}
        officerRanks={officerRanks}
        onSetTeam={onSetTeam}
        onAsk={() => void ask(`Please share your main wishlist for ${raid} with ${guild.name}:`)}
      />
      <MemberGroup
        title="On the board"
        text={`They share a main wishlist for ${instance.name} on ${difficulty}.`}
        members={withList}
        officerRanks={officerRanks}
        onSetTeam={onSetTeam}
      />
      {guild.rank === 'Guild Master' && <OfficerRanks guild={guild} members={members} />}
    </>
  )
}
