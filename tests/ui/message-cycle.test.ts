import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LOADING_MESSAGES } from '@/ui/messages/loading-messages'
import { advanceCycle, startCycle } from '@/ui/messages/message-cycle'

const messages = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 40 })
/** Results of Math.random, including its bounds. */
const randoms = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))

/** Returns the first `count` messages of a rotation. */
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
  it('shows every message once per round', () => {
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

  it('never repeats a message directly, also across rounds', () => {
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

  it('can start with any message', () => {
    const list = ['a', 'b', 'c']
    const starts = [0, 0.34, 0.99].map((value) => startCycle(list, () => value).current)
    expect(starts).toEqual(list)
  })
})

describe('LOADING_MESSAGES', () => {
  it('has 30 different messages, including the four from the specification', () => {
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
