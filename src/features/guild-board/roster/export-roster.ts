import type { Guild } from '@/contract/guilds/guild'
import type { RosterMember } from '@/contract/guilds/guild-roster'
import { AWARD_RESPONSES } from '@/contract/guilds/award-responses'
import { realmName } from '@/game/realm-name'
import { toCsv } from '@/lib/csv'
import { describeRank } from '../group-members'
import { ROLE_LABELS, roleOfCharacter, TEAM_STATUS_LABELS, teamStatusOf } from '../team-members'
import { countReceived, type RosterRow } from './roster-rows'

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
