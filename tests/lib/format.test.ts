import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, joinFacts, plural, formatWhole, timeAgo } from '@/lib/format'
import { propertyOptions } from '../support/runs'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const ago = (milliseconds: number) => timeAgo(new Date(NOW - milliseconds).toISOString(), NOW)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, 'yesterday'],
    [3 * DAY, '3 days ago'],
    [30 * DAY, 'last month'],
    [400 * DAY, 'last year'],
    [800 * DAY, '2 years ago'],
  ])('%d ms is "%s"', (milliseconds, text) => {
    expect(ago(milliseconds)).toBe(text)
  })

  it('a time in the future is "just now"', () => {
    fc.assert(
      fc.property(fc.nat(), (ahead) => {
        expect(ago(-ahead)).toBe('just now')
      }),
      propertyOptions(50, 1000),
    )
  })

  it.each([null, undefined, '', 'yesterday', '2026-13-45'])('is null for %j', (iso) => {
    expect(timeAgo(iso, NOW)).toBeNull()
  })
})

describe('formatDate', () => {
  it.each([
    [['en-US', 'en'], 'Nov 21, 2026'],
    [['de'], '21.11.2026'],
    [['en-GB'], '21 Nov 2026'],
    [['C', 'de'], '21.11.2026'],
  ])("in the browser's languages %j: %s", (languages, text) => {
    const noonInThisTimeZone = new Date('2026-11-21T12:00').toISOString()
    expect(formatDate(noonInThisTimeZone, languages)).toBe(text)
  })

  it.each([
    { name: 'date', format: formatDate },
    {
      name: 'date and time',
      format: (iso: string, languages: string[]) => formatDateTime(iso, undefined, languages),
    },
  ])('$name: without a language that Intl knows, uses its default', ({ format }) => {
    expect(format('2026-11-21T12:00:00Z', ['C'])).toBe(format('2026-11-21T12:00:00Z', []))
  })

  it('is in the given time zone', () => {
    const time = '2026-11-21T23:30:00Z'
    expect(formatDateTime(time, 'Asia/Seoul', ['de'])).toBe('22.11.2026, 08:30')
    expect(formatDateTime(time, 'America/New_York', ['de'])).toBe('21.11.2026, 18:30')
  })

  it.each([null, undefined, '', 'soon'])('is null for %j', (iso) => {
    expect(formatDate(iso)).toBeNull()
  })
})

describe('plural', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
  ])('%d: %s', (count, text) => {
    expect(plural(count, 'item')).toBe(text)
  })

  it('accepts an irregular plural', () => {
    expect([plural(1, 'wish', 'wishes'), plural(2, 'wish', 'wishes')]).toEqual([
      '1 wish',
      '2 wishes',
    ])
  })
})

describe('joinFacts', () => {
  it('leaves out missing facts, and no line can begin with a dot', () => {
    expect(joinFacts(['Trinket', null, '', undefined, false, '311'])).toBe('Trinket\u00A0· 311')
    expect(joinFacts([])).toBe('')
  })
})

describe('formatWhole', () => {
  it.each([
    [0, '0'],
    [999.4, '999'],
    [1000, '1,000'],
    [572_817, '572,817'],
    [12_345_678.6, '12,345,679'],
  ])('%s → %s', (value, text) => {
    expect(formatWhole(value)).toBe(text)
  })
})
