import { describe, expect, it } from 'vitest'
import { CpuSlowdown } from './cpu-slowdown'

const rateFor = (reference: number) => new CpuSlowdown(async () => reference).next()

describe('CpuSlowdown', () => {
  it('throttles the reference machine four times', async () => {
    expect(await rateFor(26)).toBe(4)
  })

  it('throttles a slower machine less and a faster machine more', async () => {
    expect(await rateFor(52)).toBe(2)
    expect(await rateFor(13)).toBe(8)
  })

  it('does not throttle a machine that is slower than the phone', async () => {
    expect(await rateFor(200)).toBe(1)
  })

  it('follows the speed of the machine without following single measurements', async () => {
    let reference = 26
    const slowdown = new CpuSlowdown(async () => reference)
    await slowdown.next()
    reference = 52
    expect([await slowdown.next(), await slowdown.next(), await slowdown.next()]).toEqual([4, 4, 2])
    expect(slowdown.summary()).toEqual({
      rate: { median: 4, min: 2, max: 4 },
      reference: { median: 26, min: 26, max: 52 },
    })
  })
})
