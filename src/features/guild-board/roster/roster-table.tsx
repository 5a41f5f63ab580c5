import type { Guild } from '@/contract/guilds/guild'
import type { RosterMember, TeamFields } from '@/contract/guilds/guild-roster'
import { TIER_BONUS_PIECES } from '@/game/gear/places'
import { OPPOSITE } from '@/lib/compare-known'
import { joinFacts } from '@/lib/format'
import { Checkbox } from '@/ui/fields/checkbox'
import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { describePresence } from '../attendance'
import { RaiderLink } from '../components/raider-link'
import { describeRank } from '../group-members'
import { ROSTER_COLUMNS, type RosterColumn, type RosterOrder, type RosterRow } from './roster-rows'
import { TeamMenu } from './team-menu'

export interface Choice {
  ids: ReadonlySet<number>
  onToggle: (id: number) => void
}

interface RosterTableProps {
  guild: Guild
  rows: readonly RosterRow[]
  /** Whether the backend tells what members have received. */
  hasReceived: boolean
  order: RosterOrder | null
  onOrderChange: (order: RosterOrder) => void
  /** For officers, who set the team; undefined for other members. */
  choice: Choice | undefined
  onSetTeam: ((member: RosterMember, fields: TeamFields) => void) | undefined
}

const NOT_ON_PHONES = 'max-sm:hidden'
const NOT_ON_TABLETS = 'max-lg:hidden'

interface Head {
  name: string
  /** The second line. */
  unit?: string
  /** The width on phones; the raiders have the rest. */
  width?: string
  /** Of columns that phones, or phones and tablets, have no room for. */
  hidden?: typeof NOT_ON_PHONES | typeof NOT_ON_TABLETS
  isNumber?: true
  /** Not known without the feature `raiders`. */
  isReceived?: true
}

const HEADS: Record<RosterColumn, Head> = {
  raider: { name: 'Raider', unit: 'rank · class' },
  team: { name: 'Team', unit: 'role', width: 'w-20 sm:w-auto' },
  main: {
    name: 'Received',
    unit: 'main',
    width: 'w-16 sm:w-auto',
    isNumber: true,
    isReceived: true,
  },
  off: {
    name: 'Received',
    unit: 'off spec',
    isNumber: true,
    isReceived: true,
    hidden: NOT_ON_TABLETS,
  },
  award: {
    name: 'Award',
    unit: 'd ago',
    isNumber: true,
    isReceived: true,
    hidden: NOT_ON_PHONES,
  },
  nights: { name: 'Nights', unit: '4 weeks', isNumber: true, hidden: NOT_ON_PHONES },
  set: {
    name: 'Set',
    unit: `of ${TIER_BONUS_PIECES}`,
    isNumber: true,
    isReceived: true,
    hidden: NOT_ON_PHONES,
  },
  list: { name: 'List', unit: 'age, d', width: 'w-16 sm:w-auto', isNumber: true },
  sim: {
    name: 'Sim',
    unit: 'age, d',
    isNumber: true,
    isReceived: true,
    hidden: NOT_ON_PHONES,
  },
}

/** The members of a guild, comparable by column. */
export function RosterTable(props: RosterTableProps) {
  const { guild, rows, hasReceived, order, onOrderChange, choice, onSetTeam } = props
  const hasSets = rows.some(({ set }) => set !== null)
  const hasNights = rows.some(({ member }) => member.attendance)
  const columns = ROSTER_COLUMNS.filter(
    (id) =>
      (hasReceived || !HEADS[id].isReceived) &&
      (id !== 'set' || hasSets) &&
      (id !== 'nights' || hasNights),
  )
  return (
    <table aria-label="Members" className="w-full min-w-xs table-fixed text-left text-sm">
      <thead>
        <tr className="border-b border-line bg-raised">
          {choice && (
            <th scope="col" className="w-10">
              <span className="sr-only">Chosen</span>
            </th>
          )}
          {columns.map((id) => (
            <HeadCell key={id} id={id} order={order} onOrderChange={onOrderChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.member.id} className="border-b border-line last:border-b-0 hover:bg-raised">
            {choice && (
              <td className="pl-3">
                <Checkbox
                  label={`Choose ${row.member.name ?? 'Unknown'}`}
                  isLabelHidden
                  checked={choice.ids.has(row.member.id)}
                  onChange={() => choice.onToggle(row.member.id)}
                />
              </td>
            )}
            <Cells guild={guild} row={row} columns={columns} onSetTeam={onSetTeam} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HeadCellProps extends Pick<RosterTableProps, 'order' | 'onOrderChange'> {
  id: RosterColumn
}

function HeadCell({ id, order, onOrderChange }: HeadCellProps) {
  const { name, unit, width, isNumber, hidden } = HEADS[id]
  const direction = order?.columnId === id ? order.direction : undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={cx('px-2', width, hidden)}>
      <button
        type="button"
        onClick={() =>
          onOrderChange({ columnId: id, direction: direction ? OPPOSITE[direction] : 'ascending' })
        }
        className={cx(
          'min-h-10 w-full rounded-sm text-xs leading-4 font-semibold whitespace-nowrap text-muted hover:text-text touch:min-h-touch',
          isNumber ? 'text-right' : 'text-left',
          direction && 'text-text',
        )}
      >
        {name}
        <br />
        <span className="font-normal">
          {unit}
          {direction && <Arrow aria-hidden className="ml-0.5 inline size-3 text-accent" />}
        </span>
      </button>
    </th>
  )
}

interface CellsProps extends Pick<RosterTableProps, 'guild' | 'onSetTeam'> {
  row: RosterRow
  columns: readonly RosterColumn[]
}

function Cells({ guild, row, columns, onSetTeam }: CellsProps) {
  const { member, main, off, award, set, list, sim } = row
  const { id, name, className, rank, isShared, hasList } = member
  const values: Record<RosterColumn, ReactNode> = {
    raider: null,
    team: (
      <TeamMenu
        member={member}
        onChange={onSetTeam && ((fields: TeamFields) => onSetTeam(member, fields))}
      />
    ),
    main: <Count value={main} />,
    off: <Count value={off} />,
    award,
    nights: describePresence(member) ?? (member.attendance && 'bench'),
    set: <Count value={set} />,
    list: hasList ? (list ?? 'shared') : isShared ? <Missing>no list</Missing> : 'not shared',
    sim,
  }
  return columns.map((column) =>
    column === 'raider' ? (
      <th key={column} scope="row" className="min-w-0 px-2 py-1 font-normal">
        <span className="block truncate font-semibold">
          <RaiderLink
            guildId={guild.id}
            name={name ?? 'Unknown'}
            className={className}
            memberId={name == null ? null : id}
          />
        </span>
        <span className="block truncate text-xs text-faint">
          {joinFacts([describeRank(rank, guild.officerRanks ?? []), className])}
        </span>
      </th>
    ) : (
      <td
        key={column}
        className={cx(
          'px-2 py-1 text-muted',
          HEADS[column].isNumber && 'text-right tabular-nums',
          HEADS[column].hidden,
        )}
      >
        {values[column]}
      </td>
    ),
  )
}

/** A number of items, faint if it is 0. */
function Count({ value }: { value: number | null }) {
  return <span className={value ? 'font-semibold text-text' : 'text-faint'}>{value}</span>
}

function Missing({ children }: { children: ReactNode }) {
  return <span className="text-warning-text">{children}</span>
}
