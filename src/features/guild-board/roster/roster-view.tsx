import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { RosterMember, TeamFields } from '@/contract/guilds/guild-roster'
import { downloadFile } from '@/lib/download'
import { startOfNight } from '@/game/raid-nights'
import { useFeature } from '@/features/session/use-feature'
import { lazyComponent } from '@/lib/load-later'
import { joinFacts, plural, timeAgo } from '@/lib/format'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { SectionTitle } from '@/ui/page'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { ChosenRaid } from '../choose-raid'
import { useRefreshRoster, useSetTeam, useShownRoster } from './roster.mutations'
import { boardOf } from '../guild-board.queries'
import { OfficerRanks } from './officer-ranks'
import { rosterToCsv } from './export-roster'
import { ROSTER_FILTERS, type RosterFilter } from './roster-filters'
import { orderRows, toRosterRow, type RosterOrder } from './roster-rows'
import { AskButtons, ChooseMenu, FilterMenu, SinceMenu } from './roster-controls'
import { RosterTable } from './roster-table'
import { TeamBar } from './team-bar'

const GuildSettings = lazyComponent(async () => (await import('./guild-settings')).GuildSettings)

/** How many members the table shows at first. */
const FIRST_MEMBERS = 60

interface RosterViewProps {
  guild: Guild
  choice: ChosenRaid
  /** A raid night, YYYY-MM-DD: awards before it do not count. */
  since: string | undefined
  onSinceChange: (since: string | undefined) => void
  /** The path of the board for the raid and difficulty. */
  boardPath: string
}

/** The members of a guild: what they have received, their team, and who shares a list. */
export function RosterView({ guild, choice, since, onSinceChange, boardPath }: RosterViewProps) {
  const board = boardOf(guild, choice)
  const members = useShownRoster(board, startOfNight(since, guild.timeZone))
  const setTeam = useSetTeam(guild)
  const [order, setOrder] = useState<RosterOrder | null>(null)
  const [filter, setFilter] = useState<RosterFilter>('all')
  const [showsAll, setShowsAll] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const isOfficer = hasRank(guild, 'Officer')
  const isGuildMaster = hasRank(guild, 'Guild Master')
  const hasSettings = useFeature('guild-settings')
  const hasReceived = members.some(({ received }) => received != null)
  const rows = orderRows(
    members.filter(ROSTER_FILTERS[filter].has).map((member) => toRosterRow(member)),
    order,
  )
  const shown = showsAll ? rows : rows.slice(0, FIRST_MEMBERS)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <RosterHead guild={guild} />
        <FilterMenu members={members} filter={filter} onChange={setFilter} />
        {isOfficer && hasReceived && (
          <ChooseMenu
            guild={guild}
            members={members}
            shown={rows.map(({ member }) => member)}
            onChoose={(ids) => setChosen(new Set(ids))}
          />
        )}
        {hasReceived && (
          <Button
            variant="outline"
            onClick={() =>
              downloadFile(`${guild.name} roster.csv`, rosterToCsv(rows, guild), 'text/csv')
            }
          >
            <Download aria-hidden />
            <span className="max-sm:sr-only">CSV</span>
          </Button>
        )}
        <AskButtons guild={guild} choice={choice} members={members} boardPath={boardPath} />
        {hasReceived && (
          <SinceMenu timeZone={guild.timeZone} since={since} onChange={onSinceChange} />
        )}
      </div>
      <div className="overflow-x-auto rounded-lg border border-line bg-panel">
        <RosterTable
          guild={guild}
          rows={shown}
          hasReceived={hasReceived}
          order={order}
          onOrderChange={setOrder}
          choice={
            isOfficer && hasReceived
              ? {
                  ids: chosen,
                  onToggle: (id) => setChosen(toggled(chosen, id)),
                }
              : undefined
          }
          onSetTeam={
            isOfficer
              ? (member: RosterMember, fields: TeamFields) =>
                  setTeam.mutate({ members: [member], fields })
              : undefined
          }
        />
      </div>
      {shown.length < rows.length && (
        <Button variant="ghost" isFullWidth onClick={() => setShowsAll(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
      {chosen.size > 0 && (
        <TeamBar
          count={chosen.size}
          onSet={(teamStatus) => {
            const chosenMembers = members.filter(({ id }) => chosen.has(id))
            setTeam.mutate({ members: chosenMembers, fields: { teamStatus } })
            setChosen(new Set())
          }}
          onClear={() => setChosen(new Set())}
        />
      )}
      {isGuildMaster && <OfficerRanks guild={guild} members={members} />}
      {hasSettings &&
        (isGuildMaster ? (
          <GuildSettings guild={guild} />
        ) : (
          <p className="text-sm text-muted">{describeSettings(guild)}</p>
        ))}
    </>
  )
}

function describeAudience(audience: Guild['listsVisibleTo']): string {
  return audience === 'Officers' ? 'officers only' : 'all members'
}

/** What the guild master has chosen, for everybody else. */
function describeSettings({ timeZone, receivedVisibleTo, listsVisibleTo }: Guild): string {
  return joinFacts([
    `Received items: visible to ${describeAudience(receivedVisibleTo)}`,
    `wishlists of others: ${describeAudience(listsVisibleTo)}`,
    timeZone && `raid nights in the time zone ${timeZone}`,
  ])
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
}

/** The number of members, and when the roster was read. On phones one line. */
function RosterHead({ guild }: Pick<RosterViewProps, 'guild'>) {
  const refresh = useRefreshRoster(guild)
  const readAt = timeAgo(guild.rosterReadAt)
  return (
    <div className="flex items-center gap-2 max-sm:basis-full sm:mr-auto">
      <SectionTitle className="sr-only">Members</SectionTitle>
      <p className="text-sm text-muted max-sm:flex-1">
        {joinFacts([
          guild.memberCount != null && plural(guild.memberCount, 'member'),
          readAt && `roster read ${readAt}`,
        ])}
      </p>
      <IconButton
        label="Refresh roster"
        isLoading={refresh.isPending}
        onClick={() => refresh.mutate()}
      >
        <RefreshCw />
      </IconButton>
    </div>
  )
}
