import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LOADING_MESSAGES } from '@/ui/loading-messages'
import { advanceCycle, startCycle } from '@/ui/message-cycle'

const messages = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 40 })
/** What Math.random may answer, its very ends included. */
const randoms = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))

/** The messages as they are shown one after another. */
function show(list: readonly string[], random: () => number, count: number): string[] {
  let cycle = startCycle(list, random)
  const shown = [cycle.current]
  while (shown.length < count) {
    cycle = advanceCycle(cycle, list, random)
    shown.push(cycle.current)
  }
  return shown
}

describe('message cycle', () => {
  it('shows every message once before it begins again, round after round', () => {
    fc.assert(
      fc.property(messages, randoms, (list, stream) => {
        const random = () => stream.next().value
        const shown = show(list, random, list.length * 3)
        for (let round = 0; round < 3; round++) {
          const part = shown.slice(round * list.length, (round + 1) * list.length)
          expect(part.toSorted()).toEqual(list.toSorted())
        }
      }),
    )
  })

  it('never shows the same message twice in a row', () => {
    fc.assert(
      fc.property(messages, randoms, (list, stream) => {
        fc.pre(list.length > 1)
        const random = () => stream.next().value
        const shown = show(list, random, list.length * 3)
        for (const [index, message] of shown.entries()) {
          expect(message).not.toBe(shown[index + 1])
        }
      }),
    )
  })

  it('can begin with any of them', () => {
    const list = ['a', 'b', 'c']
    const starts = [0, 0.34, 0.99].map((value) => startCycle(list, () => value).current)
    expect(starts).toEqual(list)
  })
})

describe('loading messages', () => {
  it('are about thirty, all different, with the four that the spec names', () => {
    expect(LOADING_MESSAGES).toHaveLength(30)
    expect(new Set(LOADING_MESSAGES).size).toBe(30)
    expect(LOADING_MESSAGES).toEqual(
      expect.arrayContaining([
        'Preparing for epic adventures...',
        'Loading boss strategies...',
        'Refreshing auction house data...',
        'Updating guild roster...',
      ]),
    )
  })
})
