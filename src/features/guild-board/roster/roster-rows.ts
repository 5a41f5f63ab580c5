import type { RosterMember } from '@/contract/guilds/guild-roster'
import type { AwardResponse } from '@/contract/guilds/award-responses'
import { compareKnown, type Direction } from '@/lib/compare-known'
import { daysBefore } from '@/lib/days-before'

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
export function countReceived(
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
