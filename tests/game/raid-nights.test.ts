import { describe, expect, it } from 'vitest'
import { raidNights, startOfNight } from '@/game/raid-nights'

describe('raid nights', () => {
  it('begin at 6 a.m. in the time zone, also when the clocks have just changed', () => {
    expect(startOfNight('2026-11-01', 'Europe/Paris')).toBe('2026-11-01T05:00:00.000Z')
    expect(startOfNight('2026-07-01', 'Europe/Paris')).toBe('2026-07-01T04:00:00.000Z')
    expect(startOfNight('2026-03-08', 'America/New_York')).toBe('2026-03-08T10:00:00.000Z')
    expect(startOfNight('2026-11-01', 'America/New_York')).toBe('2026-11-01T11:00:00.000Z')
    expect(startOfNight('2026-11-01', 'Asia/Seoul')).toBe('2026-10-31T21:00:00.000Z')
  })

  it.each([undefined, '2026-13-01', 'soon', ''])('%j is no night', (night) => {
    expect(startOfNight(night, 'Europe/Paris')).toBeUndefined()
  })

  it('contain the time at which they begin, and not the millisecond before', () => {
    for (const zone of ['Europe/Paris', 'America/Los_Angeles', undefined]) {
      const nightOf = raidNights(zone)
      const start = Date.parse(startOfNight('2026-11-29', zone) ?? '')
      expect(nightOf(start)).toBe('2026-11-29')
      expect(nightOf(start - 1)).toBe('2026-11-28')
    }
  })
})
