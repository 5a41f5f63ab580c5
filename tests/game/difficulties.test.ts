import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, nearestDifficulty } from '@/game/difficulties'
import { runs } from '../support/runs'

const rank = (difficulty: string) => DIFFICULTIES.findIndex((one) => one === difficulty)

describe('nearestDifficulty', () => {
  it.each([
    ['the wanted one if it is available', 'Heroic', ['Normal', 'Heroic', 'Mythic'], 'Heroic'],
    ['the nearest easier one', 'Mythic', ['LFR', 'Normal'], 'Normal'],
    ['an easier one before a harder one', 'Heroic', ['LFR', 'Mythic'], 'LFR'],
    ['the nearest harder one if none is easier', 'LFR', ['Heroic', 'Mythic'], 'Heroic'],
    ['the wanted one if none is available', 'Normal', [], 'Normal'],
    ['the wanted one if only unknown names are available', 'Normal', ['World'], 'Normal'],
  ] as const)('returns %s', (_, wanted, available, expected) => {
    expect(nearestDifficulty(wanted, available)).toBe(expected)
  })

  it('returns an available difficulty, the easier one if there is a choice, in any order of input', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DIFFICULTIES),
        fc.subarray([...DIFFICULTIES], { minLength: 1 }),
        (wanted, available) => {
          const nearest = nearestDifficulty(wanted, available)
          const easier = available.filter((one) => rank(one) <= rank(wanted))
          expect(nearest).toBe(easier.at(-1) ?? available[0])
          expect(nearestDifficulty(nearest, available.toReversed())).toBe(nearest)
        },
      ),
      { numRuns: runs(50, 500) },
    )
  })
})
