import type { Guild } from '@/contract/guilds/guild'
import type { RosterMember } from '@/contract/guilds/guild-board'
import { AWARD_RESPONSES, type AwardResponse } from '@/contract/guilds/award-responses'
import { realmName } from '@/game/realm-name'
import { compareKnown, type Direction } from '@/lib/compare-known'
import { toCsv } from '@/lib/csv'
import { daysBefore } from '@/lib/days-before'
import { describeRank } from '../group-members'
import { ROLE_LABELS, roleOfCharacter, TEAM_STATUS_LABELS, teamStatusOf } from '../team-members'

/** The response of an award for another specialization than the one that is played in the raid. */
const OFF_SPEC: AwardResponse = 'Off spec'

/** A member with what the roster compares. What is not known is null. */
export interface RosterRow {
  member: RosterMember
  /** The items received for the main and for the off spec. */
  main: number | null
  off: number | null
  /** The days since the last award, the last change of the list and its simulation. */
  award: number | null
  /** The share of the nights in which the member was there, from 0 to 1. */
  nights: number | null
  /** The worn pieces of a tier set. */
  set: number | null
  list: number | null
  sim: number | null
}

/** How many items were received with a response. */
function countReceived(
  received: NonNullable<RosterMember['received']>,
  has: (response: string | null | undefined) => boolean,
): number {
  return received.reduce((sum, { response, count }) => sum + (has(response) ? count : 0), 0)
}

export function toRosterRow(member: RosterMember, at = Date.now()): RosterRow {
  const { received, listUpdatedAt, simulatedAt, attendance } = member
  const last = (received ?? []).map(({ lastAt }) => lastAt).toSorted()
  return {
    member,
    main: received ? countReceived(received, (response) => response !== OFF_SPEC) : null,
    off: received ? countReceived(received, (response) => response === OFF_SPEC) : null,
    award: daysBefore(at, last.at(-1)),
    nights: attendance && attendance.held > 0 ? attendance.present / attendance.held : null,
    set: member.tierPieces ?? null,
    list: daysBefore(at, listUpdatedAt),
    sim: daysBefore(at, simulatedAt),
  }
}

export const ROSTER_COLUMNS = [
  'raider',
  'team',
  'main',
  'off',
  'award',
  'nights',
  'set',
  'list',
  'sim',
] as const
export type RosterColumn = (typeof ROSTER_COLUMNS)[number]

export interface RosterOrder {
  columnId: RosterColumn
  direction: Direction
}

const TEAM_ORDER = ['core', 'trial', 'bench']

const VALUES: Record<RosterColumn, (row: RosterRow) => string | number | null> = {
  raider: ({ member }) => member.name ?? null,
  team: ({ member }) => {
    const position = TEAM_ORDER.indexOf(member.teamStatus ?? '')
    return position === -1 ? null : position
  },
  main: ({ main }) => main,
  off: ({ off }) => off,
  award: ({ award }) => award,
  nights: ({ nights }) => nights,
  set: ({ set }) => set,
  list: ({ list }) => list,
  sim: ({ sim }) => sim,
}

/**
 * Rows in the order of a column. Without one, those who share a list come first, then the others who
 * share; equal ones stay in the order of the roster, by rank and name.
 */
export function orderRows(
  rows: readonly RosterRow[],
  order: RosterOrder | null,
): readonly RosterRow[] {
  if (order) {
    const valueOf = VALUES[order.columnId]
    return rows.toSorted((one, other) =>
      compareKnown(valueOf(one), valueOf(other), order.direction),
    )
  }
  const sharing = ({ member }: RosterRow) => Number(member.isShared) + Number(member.hasList)
  return rows.toSorted((one, other) => sharing(other) - sharing(one))
}

/** Which members the roster shows. */
export const ROSTER_FILTERS = {
  all: { label: 'Everyone', has: () => true },
  team: { label: 'Raid team', has: (member) => teamStatusOf(member) !== undefined },
  board: { label: 'On the board', has: ({ hasList }) => hasList },
  noList: { label: 'No list', has: ({ isShared, hasList }) => isShared && !hasList },
  notSharing: { label: 'Not sharing', has: ({ isShared }) => !isShared },
} as const satisfies Record<string, { label: string; has: (member: RosterMember) => boolean }>
export type RosterFilter = keyof typeof ROSTER_FILTERS

const NIGHT_HEADS = [
  'Nights in 4 weeks',
  'Present',
  'Late',
  'On the bench',
  'Passes',
  'Bonus rolls',
] as const

function nightCells({ attendance, passes, bonusRolls }: RosterMember): string[] {
  const { held, present, late, bench } = attendance ?? {}
  return [held, present, late, bench, passes, bonusRolls].map((count) => String(count ?? ''))
}

/** The roster as CSV with a header row, with what was received by response. */
export function rosterToCsv(rows: readonly RosterRow[], guild: Guild): string {
  const responses = AWARD_RESPONSES.filter((one) =>
    rows.some(({ member }) => member.received?.some(({ response }) => response === one)),
  )
  const known: readonly string[] = responses
  const hasNights = rows.some(({ member }) => member.attendance)
  return toCsv([
    [
      'Raider',
      'Realm',
      'Class',
      'Rank',
      'Team',
      'Role',
      'Received',
      ...responses,
      'Other response',
      'Last award (ISO 8601)',
      ...(hasNights ? NIGHT_HEADS : []),
      'Tier pieces',
      'List',
      'List changed (ISO 8601)',
      'Simulated (ISO 8601)',
    ],
    ...rows.map(({ member, main, off }) => {
      const { realmSlug, isShared, hasList } = member
      const received = member.received ?? []
      const status = teamStatusOf(member)
      const role = roleOfCharacter(member)
      const last = received.map(({ lastAt }) => lastAt).toSorted()
      return [
        member.name ?? '',
        realmSlug ? realmName(realmSlug, guild.realm) : '',
        member.className ?? '',
        describeRank(member.rank, guild.officerRanks ?? []),
        status ? TEAM_STATUS_LABELS[status] : '',
        role ? ROLE_LABELS[role] : '',
        main === null ? '' : String(main + (off ?? 0)),
        ...responses.map((one) => String(countReceived(received, (response) => response === one))),
        String(
          countReceived(received, (response) => response == null || !known.includes(response)),
        ),
        last.at(-1) ?? '',
        ...(hasNights ? nightCells(member) : []),
        String(member.tierPieces ?? ''),
        hasList ? 'shared' : isShared ? 'none' : 'not shared',
        member.listUpdatedAt ?? '',
        member.simulatedAt ?? '',
      ]
    }),
  ])
}
