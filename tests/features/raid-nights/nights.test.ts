import { describe, expect, it } from 'vitest'
import type { Award } from '@/contract/guilds/award'
import { countDrops } from '@/contract/guilds/night-counts'
import { writeNightSummary } from '@/contract/guilds/night-summary'
import type { Attendee, Drop, NightDetails } from '@/contract/guilds/raid-nights'
import {
  describeAttendance,
  groupAttendance,
  nextStatus,
  standings,
} from '@/features/raid-nights/nights'
import { describeNight } from '@/features/raid-nights/night-words'

const raider = (name: string, status: string, change: Partial<Attendee> = {}): Attendee => ({
  memberId: name.length,
  name,
  className: 'Mage',
  status,
  ...change,
})
const drop = (id: string, change: Partial<Drop> = {}): Drop => ({
  id,
  lootItemId: `item-${id}`,
  itemName: `Item ${id}`,
  bossName: 'Boss',
  difficulty: 'Heroic',
  count: 1,
  markedAt: '2026-05-01T20:00:00Z',
  ...change,
})
const award = (dropId: string, name: string | null, change: Partial<Award> = {}): Award => ({
  id: `award of ${dropId}`,
  dropId,
  lootItemId: `item-${dropId}`,
  itemName: `Item ${dropId}`,
  instanceName: 'Raid',
  awardedAt: '2026-05-01T20:30:00Z',
  recipient: name === null ? null : { id: name.length, name },
  ...change,
})
const night = (change: Partial<NightDetails> = {}): NightDetails => ({
  id: 'night',
  instanceName: 'Raid',
  difficulty: 'Heroic',
  startedAt: '2026-05-01T18:00:00Z',
  endedAt: null,
  presentCount: 0,
  dropCount: 0,
  undecidedCount: 0,
  raiders: [],
  drops: [],
  awards: [],
  ...change,
})

it('a press sets late, absent, bench and present again', () => {
  const statuses = ['present', 'late', 'absent', 'bench', 'unknown']
  expect(statuses.map((status) => nextStatus(raider('A', status)))).toEqual([
    'late',
    'absent',
    'bench',
    'present',
    'present',
  ])
})

it('the bench is not expected to be here', () => {
  const raiders = ['present', 'present', 'late', 'absent', 'bench'].map((status) =>
    raider('A', status),
  )
  expect(describeAttendance(raiders)).toEqual({
    here: '3 of 4 here',
    rest: '1 late\u00A0· 1 absent\u00A0· 1 on the bench',
  })
})

it('raiders are grouped by the role of the roster, or else of the class; guests apart', () => {
  const member = { id: 1, name: 'A', rank: 1, isShared: false, hasList: false }
  const raiders = [
    raider('A', 'present', { memberId: 1, className: 'Paladin' }),
    raider('Left', 'present', { memberId: 2, className: 'Mage' }),
    raider('Deleted', 'present', { memberId: 3, className: 'Druid' }),
    raider('Guest', 'present', { memberId: null }),
  ]
  const groups = groupAttendance(raiders, [{ ...member, role: 'tank' }])
  expect(groups.map(({ role, raiders: of }) => [role, of.map(({ name }) => name)])).toEqual([
    ['tank', ['A']],
    ['ranged', ['Left']],
    [undefined, ['Deleted']],
    ['guest', ['Guest']],
  ])
})

it('drops are left until they are given away', () => {
  const counted = countDrops(
    night({ drops: [drop('a', { count: 2 }), drop('b')], awards: [award('a', 'Bai')] }),
  )
  expect(counted.map(({ left }) => left)).toEqual([1, 1])
})

it('absent raiders, the bench, who has passed and who has got the item come last', () => {
  const reasons = standings(
    night({
      raiders: [
        raider('A', 'present', { memberId: 1 }),
        raider('B', 'absent', { memberId: 2 }),
        raider('C', 'bench', { memberId: 3 }),
        raider('D', 'late', { memberId: 4 }),
      ],
      awards: [
        award('a', 'Bai', { recipient: { id: 5, name: 'Bai' } }),
        award('b', 'Quillow', { recipient: { id: 6, name: 'Quillow' } }),
      ],
    }),
    { lootItemId: 'item-a', passedBy: [4] },
  )
  expect([...reasons]).toEqual([
    [2, 'absent'],
    [3, 'on the bench'],
    [4, 'passed'],
    [5, 'got it tonight'],
  ])
})

const summarize = (change: Partial<NightDetails>) => {
  const summarized = night(change)
  const startedAt = describeNight(summarized, 'Europe/Paris')
  return writeNightSummary({ name: 'Ashen_Vanguard' }, summarized, startedAt)
}

describe('summary of a night', () => {
  it('has who was there, and the drops by boss with who has got them', () => {
    const messages = summarize({
      raiders: [raider('A', 'present'), raider('B', 'absent')],
      drops: [drop('a', { count: 2 }), drop('b'), drop('c', { bossName: 'Last' })],
      awards: [
        award('a', 'Bai', { response: 'BiS' }),
        award('b', null, { response: 'Nobody wanted it', isAwardReason: true }),
      ],
    })
    // The space before PM depends on the version of the runtime.
    expect(messages.map((message) => message.replaceAll(/\s(?=PM)/g, ' '))).toEqual([
      [
        '**Ashen\\_Vanguard: Raid (Heroic), May 1, 2026, 8:00 PM**',
        '1 of 2 here',
        '**Boss**',
        '- Item a: Bai (BiS)',
        '- Item a: 1 undecided',
        '- Item b: Nobody wanted it',
        '**Last**',
        '- Item c: 1 undecided',
      ].join('\n'),
    ])
  })

  it('has the bonus rolls apart', () => {
    const roll = award('a', 'Bai', { dropId: null, response: 'Bonus roll' })
    const [message] = summarize({ drops: [drop('a')], awards: [roll] })
    expect(message).toContain('- Item a: 1 undecided\n**Bonus rolls**\n- Item a: Bai')
  })

  it('names the difficulties of a night that has several', () => {
    const drops = [drop('a'), drop('b', { difficulty: 'Mythic' })]
    const [message] = summarize({ drops })
    expect(message).toContain('- Item a (Heroic): 1 undecided\n- Item b (Mythic): 1 undecided')
  })
})
