import { describe, expect, it } from 'vitest'
import type { Award } from '@/contract/guilds/award'
import { describeResponse } from '@/contract/guilds/award-responses'
import {
  awardsToCsv,
  groupByNight,
  toAwardFilter,
} from '@/features/guild-board/history/award-history'
import { describeDifficulty } from '@/features/guilds/award-words'

const GUILD = { realm: "Kel'Thuzad" }

const awardAt = (local: string, change: Partial<Award> = {}): Award => ({
  id: local,
  itemName: 'Idol',
  instanceName: 'The Venomous Abyss',
  difficulty: 'Heroic',
  recipient: { name: 'Frostelle' },
  // Without a zone, the time is local.
  awardedAt: new Date(local).toISOString(),
  ...change,
})

describe('history of awards: raid nights', () => {
  it('awards until 6 a.m. belong to the evening before', () => {
    const awards = ['2026-11-22T06:00', '2026-11-22T05:59', '2026-11-21T20:00', '2026-11-20T20:00']
    const nights = groupByNight(
      awards.map((time) => awardAt(time)),
      {},
    )
    expect(nights.map((night) => night.awards.map(({ id }) => id))).toEqual([
      ['2026-11-22T06:00'],
      ['2026-11-22T05:59', '2026-11-21T20:00'],
      ['2026-11-20T20:00'],
    ])
  })
})

const groups = (...awards: Award[]) =>
  groupByNight(awards, {}).map(({ nightId, date, awards: of }) => [nightId, date, of.length])

describe('history of awards: nights that officers have kept', () => {
  it('a night that is longer than a day’s raid is one night, of the evening on which it began', () => {
    expect(
      groups(
        awardAt('2026-11-22T06:30', { nightId: 'night' }),
        awardAt('2026-11-22T00:30', { nightId: 'night' }),
        awardAt('2026-11-21T23:30', { nightId: 'night' }),
      ),
    ).toEqual([['night', '2026-11-21', 3]])
  })

  it('two nights of an evening are apart, and awards of no night are with that of their date', () => {
    expect(
      groups(
        awardAt('2026-11-21T23:30', { nightId: 'second' }),
        awardAt('2026-11-21T20:30', { nightId: 'first' }),
        awardAt('2026-11-21T20:10'),
        awardAt('2026-11-20T20:30'),
      ),
    ).toEqual([
      ['second', '2026-11-21', 1],
      ['first', '2026-11-21', 2],
      [undefined, '2026-11-20', 1],
    ])
  })
})

describe('history of awards: the time zone of the guild', () => {
  const awards = ['2026-11-22T03:30:00Z', '2026-11-22T06:30:00Z', '2026-11-22T12:00:00Z']
  const nightsIn = (timeZone: string) =>
    groupByNight(
      awards.map((awardedAt) => awardAt(awardedAt, { awardedAt })),
      { timeZone },
    ).map(({ date, awards: { length } }) => [date, length])

  it('decides on the raid night', () => {
    expect(nightsIn('Europe/Paris')).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 2],
    ])
    expect(nightsIn('America/Los_Angeles')).toEqual([['2026-11-21', 3]])
  })

  it('is that of the times in the CSV', () => {
    const [award] = awards.map((awardedAt) => awardAt(awardedAt, { awardedAt }))
    const rowIn = (timeZone: string) => awardsToCsv(award ? [award] : [], { ...GUILD, timeZone })
    expect(rowIn('America/New_York')).toContain('10:30')
    expect(rowIn('Asia/Seoul')).toContain('12:30')
  })
})

describe('history of awards: CSV', () => {
  it('has a header row, and escapes formulas', () => {
    const award = awardAt('2026-11-21T20:00', { itemName: '=1+1' })
    const [header, row] = awardsToCsv([award], GUILD).split('\r\n')
    expect(header).toBe(
      'Time,Time (ISO 8601),Item,Item ID,Slot,Raid,Boss,Difficulty,Raider,Realm,Class,Response,Received,Passed on by,Awarded by',
    )
    expect(row).toContain(`,${award.awardedAt},'=1+1,,,The Venomous Abyss,,Heroic,Frostelle,,,,`)
  })

  it.each([
    ['2026-11-22T19:14:03.123Z', '2026-11-22T19:14:03.123Z'],
    ['2026-11-22T20:14:03+01:00', '2026-11-22T19:14:03.000Z'],
    ['2026-11-22T19:14:03Z', '2026-11-22T19:14:03.000Z'],
  ])('the time %s is written as %s', (awardedAt, expected) => {
    const [, row] = awardsToCsv([awardAt(awardedAt, { awardedAt })], GUILD).split('\r\n')
    expect(row).toContain(`,${expected},Idol,`)
  })

  it('names realms as the guild does, others by the words of their slug', () => {
    const realms = ['kelthuzad', 'twisting-nether'].map((realmSlug) =>
      awardAt('2026-11-21T20:00', { recipient: { name: 'Frostelle', realmSlug } }),
    )
    const [, own, other] = awardsToCsv(realms, GUILD).split('\r\n')
    expect(own).toContain("Frostelle,Kel'Thuzad,")
    expect(other).toContain('Frostelle,Twisting Nether,')
  })
})

describe('history of awards: words', () => {
  it('an award reason was not received', () => {
    const award = awardAt('2026-11-21T20:00', { response: 'Banking', isAwardReason: true })
    expect(describeResponse(award)).toBe('Banking\u00A0· not received')
    expect(awardsToCsv([award], GUILD)).toContain(',Banking,No,')
    expect(awardsToCsv([{ ...award, isAwardReason: false }], GUILD)).toContain(',Banking,Yes,')
  })

  it('a missing difficulty is unknown', () => {
    const award = awardAt('2026-11-21T20:00', { difficulty: null })
    expect(describeDifficulty(award)).toBe('Unknown difficulty')
    expect(awardsToCsv([award], GUILD)).toContain('The Venomous Abyss,,,Frostelle')
  })
})

describe('history of awards: filter', () => {
  it('an unknown slot in the URL has no effect', () => {
    const board = { instanceId: 'raid', difficulty: 'Heroic' } as const
    expect(toAwardFilter(board, { slot: 'NOTHING', person: 'frost' })).toEqual({
      ...board,
      person: 'frost',
      slot: undefined,
    })
  })
})
