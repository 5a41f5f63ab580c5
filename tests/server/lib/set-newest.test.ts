import { describe, expect, it } from 'vitest'
import { setNewest } from '../../../server/lib/set-newest'

describe('setNewest', () => {
  it('above the maximum: deletes the key that was set longest ago', () => {
    const map = new Map<string, number>()
    for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) setNewest(map, key, index, 2)
    expect([...map]).toEqual([
      ['a', 2],
      ['c', 3],
    ])
  })

  it('with 100,000 different keys: never more than the maximum', () => {
    const map = new Map<number, number>()
    let largest = 0
    for (let key = 0; key < 100_000; key++) {
      setNewest(map, key, key, 1000)
      largest = Math.max(largest, map.size)
    }
    expect(largest).toBe(1000)
  })
})
