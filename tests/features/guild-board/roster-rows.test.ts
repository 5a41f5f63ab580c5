import { describe, expect, it } from 'vitest'
import type { RosterMember } from '@/contract/guilds/guild-roster'
import { rosterToCsv } from '@/features/guild-board/roster/export-roster'
import { orderRows, toRosterRow, type RosterOrder } from '@/features/guild-board/roster/roster-rows'

const NOW = Date.parse('2026-11-29T20:00:00Z')

function member(name: string, fields: Partial<RosterMember> = {}): RosterMember {
  return { id: name.length, name, rank: 2, isShared: false, hasList: false, ...fields }
}

const received = (response: string | null, count: number, day: number) => ({
  response,
  count,
  lastAt: `2026-11-${day}T19:00:00Z`,
})

const MEMBERS = [
  member('Anna', { isShared: true, received: [] }),
  member('Bert', {
    isShared: true,
    hasList: true,
    received: [received('BiS', 2, 24), received('Off spec', 1, 26), received(null, 1, 20)],
    listUpdatedAt: '2026-11-19T20:00:00Z',
    simulatedAt: '2026-11-29T10:00:00Z',
    tierPieces: 2,
    attendance: { held: 4, present: 3, late: 1, bench: 0 },
    passes: 2,
    bonusRolls: 1,
  }),
  member('Cleo', { teamStatus: 'core', role: 'tank', received: [received('Upgrade', 5, 10)] }),
  // Of a backend without the feature.
  member('Dora', { teamStatus: 'bench' }),
]
const ROWS = MEMBERS.map((one) => toRosterRow(one, NOW))

const namesBy = (order: RosterOrder | null) => orderRows(ROWS, order).map((row) => row.member.name)

describe('rows of the roster', () => {
  it('are sorted by the share of the nights in which the raider was there', () => {
    const nights = { Bench: [0, 0], Most: [3, 4], All: [2, 2] } as const
    const rows = Object.entries(nights).map(([name, [present, held]]) =>
      toRosterRow(member(name, { attendance: { held, present, late: 0, bench: 1 } }), NOW),
    )
    const order = { columnId: 'nights', direction: 'descending' } as const
    expect(orderRows(rows, order).map((row) => row.member.name)).toEqual(['All', 'Most', 'Bench'])
  })

  it('count main and off spec apart, and the days since award, list and simulation', () => {
    const numbers = ROWS.map(({ member: _, ...known }) => Object.values(known))
    expect(numbers).toEqual([
      [0, 0, null, null, null, null, null],
      [3, 1, 3, 0.75, 2, 10, 0],
      [5, 0, 19, null, null, null, null],
      [null, null, null, null, null, null, null],
    ])
  })

  it('who shares a list comes first; a column sorts in both directions, unknown ones last', () => {
    expect(namesBy(null)).toEqual(['Bert', 'Anna', 'Cleo', 'Dora'])
    const by = (columnId: RosterOrder['columnId']) =>
      (['ascending', 'descending'] as const).map((direction) => namesBy({ columnId, direction }))
    expect(by('main')).toEqual([
      ['Anna', 'Bert', 'Cleo', 'Dora'],
      ['Cleo', 'Bert', 'Anna', 'Dora'],
    ])
    expect(by('team')).toEqual([
      ['Cleo', 'Dora', 'Anna', 'Bert'],
      ['Dora', 'Cleo', 'Anna', 'Bert'],
    ])
  })

  it('are written as CSV with what was received by response', () => {
    const csv = rosterToCsv(ROWS, { id: 'guild', name: 'Guild', officerRanks: [2] })
    const [head, ...lines] = csv.split('\r\n')
    expect(head).toBe(
      'Raider,Realm,Class,Rank,Team,Role,Received,BiS,Upgrade,Off spec,Other response,Last award (ISO 8601),Nights in 4 weeks,Present,Late,On the bench,Passes,Bonus rolls,Tier pieces,List,List changed (ISO 8601),Simulated (ISO 8601)',
    )
    expect(lines).toEqual([
      'Anna,,,Officer,,,0,0,0,0,0,,,,,,,,,none,,',
      'Bert,,,Officer,,,4,2,0,1,1,2026-11-26T19:00:00Z,4,3,1,0,2,1,2,shared,2026-11-19T20:00:00Z,2026-11-29T10:00:00Z',
      'Cleo,,,Officer,Core,Tank,5,0,5,0,0,2026-11-10T19:00:00Z,,,,,,,,not shared,,',
      'Dora,,,Officer,Bench,,,0,0,0,0,,,,,,,,,not shared,,',
    ])
  })
})
