import type { Guild } from '@/contract/guilds/guild'
import type { RosterMember } from '@/contract/guilds/guild-roster'
import { raidNights } from '@/game/raid-nights'
import { Button } from '@/ui/button'
import { MenuItem, MenuLabel } from '@/ui/menu'
import { copyAndTell } from '@/ui/messages/copy-and-tell'
import { ClipboardCopy } from 'lucide-react'
import type { ChosenRaid } from '../choose-raid'
import { ChoiceMenu } from '../components/choice-menu'
import { formatNight } from '../history/award-history'
import { countRanks, describeRank } from '../group-members'
import { ROSTER_FILTERS, type RosterFilter } from './roster-filters'

const DAY_MS = 24 * 60 * 60 * 1000

/** The days that the menu offers: one to eight raid weeks. */
const SINCE_DAYS = [7, 14, 28, 56] as const

// Object.keys returns strings.
const FILTERS = Object.keys(ROSTER_FILTERS) as RosterFilter[]

interface FilterMenuProps {
  members: readonly RosterMember[]
  filter: RosterFilter
  onChange: (filter: RosterFilter) => void
}

/** Chooses which members the roster shows. */
export function FilterMenu({ members, filter, onChange }: FilterMenuProps) {
  const { label } = ROSTER_FILTERS[filter]
  return (
    <ChoiceMenu label={`Show: ${label}`} selected={label}>
      {FILTERS.map((one) => (
        <MenuItem key={one} onSelect={() => onChange(one)}>
          {`${ROSTER_FILTERS[one].label} (${members.filter(ROSTER_FILTERS[one].has).length})`}
        </MenuItem>
      ))}
    </ChoiceMenu>
  )
}

interface SinceMenuProps extends Pick<Guild, 'timeZone'> {
  /** A date, YYYY-MM-DD; undefined for the whole tier. */
  since: string | undefined
  onChange: (since: string | undefined) => void
}

/** Chooses since when what was received counts. */
export function SinceMenu({ since, onChange, timeZone }: SinceMenuProps) {
  const label = since === undefined ? 'This tier' : `Since ${formatNight(since)}`
  return (
    <ChoiceMenu label={`Received: ${label}`} selected={label}>
      <MenuItem onSelect={() => onChange(undefined)}>This tier</MenuItem>
      {SINCE_DAYS.map((days) => (
        <MenuItem
          key={days}
          onSelect={() => onChange(raidNights(timeZone)(Date.now() - days * DAY_MS))}
        >
          {`Last ${days} days`}
        </MenuItem>
      ))}
    </ChoiceMenu>
  )
}

interface ChooseMenuProps {
  guild: Guild
  members: readonly RosterMember[]
  shown: readonly RosterMember[]
  onChoose: (ids: readonly number[]) => void
}

/** Chooses members by their rank, or all that are shown, to set their team status. */
export function ChooseMenu({ guild, members, shown, onChoose }: ChooseMenuProps) {
  const choose = (some: readonly RosterMember[]) => onChoose(some.map(({ id }) => id))
  return (
    <ChoiceMenu label="Choose members" selected="Choose">
      <MenuItem onSelect={() => choose(shown)}>{`All that are shown (${shown.length})`}</MenuItem>
      <MenuLabel>By rank</MenuLabel>
      {countRanks(members).map(({ rank, memberCount }) => {
        const label = describeRank(rank, guild.officerRanks ?? [])
        return (
          <MenuItem key={rank} onSelect={() => choose(members.filter((one) => one.rank === rank))}>
            {`${label === 'Officer' ? `Officer, rank ${rank}` : label} (${memberCount})`}
          </MenuItem>
        )
      })}
    </ChoiceMenu>
  )
}

interface AskButtonsProps {
  guild: Guild
  choice: ChosenRaid
  members: readonly RosterMember[]
  /** The path of the board for the raid and difficulty. */
  boardPath: string
}

/** Copies a message to those who have no list for the raid, or do not share. */
export function AskButtons({ guild, choice, members, boardPath }: AskButtonsProps) {
  const { instance, difficulty } = choice
  const raid = `${instance.name} (${difficulty})`
  const asks = [
    {
      filter: ROSTER_FILTERS.noList,
      label: 'without a list',
      request: `Please create your main wishlist for ${raid}:`,
    },
    {
      filter: ROSTER_FILTERS.notSharing,
      label: 'not sharing',
      request: `Please share your main wishlist for ${raid} with ${guild.name}:`,
    },
  ]
  return asks.map(({ filter, label, request }) => {
    const count = members.filter(filter.has).length
    return (
      count > 0 && (
        <Button
          key={label}
          variant="secondary"
          onClick={() =>
            void copyAndTell(`${request} ${window.location.origin}${boardPath}`, 'Message copied')
          }
        >
          <ClipboardCopy aria-hidden />
          {`Ask ${count} ${label}`}
        </Button>
      )
    )
  })
}
