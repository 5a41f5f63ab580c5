import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, nearestDifficulty } from '@/game/difficulties'

const rank = (difficulty: string) => DIFFICULTIES.findIndex((one) => one === difficulty)

describe('nearestDifficulty', () => {
  it.each([
    ['the wanted one', 'Heroic', ['Normal', 'Heroic', 'Mythic'], 'Heroic'],
    ['the nearest easier one', 'Mythic', ['LFR', 'Normal'], 'Normal'],
    ['an easier one rather than a harder one', 'Heroic', ['LFR', 'Mythic'], 'LFR'],
    ['the nearest harder one when none is easier', 'LFR', ['Heroic', 'Mythic'], 'Heroic'],
    ['the wanted one when nothing is known', 'Normal', [], 'Normal'],
    ['the wanted one when only strangers are known', 'Normal', ['World'], 'Normal'],
  ] as const)('keeps %s', (_, wanted, available, kept) => {
    expect(nearestDifficulty(wanted, available)).toBe(kept)
  })

  it('keeps one that is available, and never a harder one while an easier one is there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DIFFICULTIES),
        fc.subarray([...DIFFICULTIES], { minLength: 1 }),
        (wanted, available) => {
          const kept = nearestDifficulty(wanted, available)
          expect(available).toContain(kept)
          const easier = available.filter((one) => rank(one) <= rank(wanted))
          const best = easier.at(-1) ?? available[0]
          expect(kept).toBe(best)
          // What is kept stays kept, in whatever order the difficulties come.
          expect(nearestDifficulty(kept, available.toReversed())).toBe(kept)
        },
      ),
    )
  })
})
