import { describe, expect, it, test } from 'vitest'
import type { LootGain } from '@/contract/sim'
import { describeGain, formatPercent, indexGains, sumGains } from '@/features/sims/gains'

const gain = (changes: Partial<LootGain>): LootGain => ({
  lootItemId: 'ring',
  name: 'Ring',
  slot: 'FINGER',
  gain: 1,
  percent: 1,
  ...changes,
})

test.each([
  [2.71, 1, '+2.7 %'],
  [-0.449, 1, '−0.4 %'],
  [0.04, 1, '±0.0 %'],
  [-0.04, 2, '−0.04 %'],
])('formatPercent(%s, %s) is %s', (percent, digits, expected) => {
  expect(formatPercent(percent, digits)).toBe(expected.replace(' ', '\u00A0'))
})

test.each([
  [{ gain: 15_230.4, error: 287.6 }, 'dps', '+15,230 ± 288 DPS'],
  [{ gain: -900, error: null }, 'hps', '−900 HPS'],
  [{ gain: 1 }, 'something new', '+1 something new'],
])('describeGain of %j in %s is %s', (value, metric, expected) => {
  expect(describeGain(value, metric)).toBe(expected)
})

describe('indexGains', () => {
  const gains = [
    gain({ lootItemId: 'curio', slot: 'HEAD', percent: 2 }),
    gain({ lootItemId: 'curio', slot: 'LEGS', percent: 3 }),
    gain({ lootItemId: 'axe', slot: 'MAIN_HAND', percent: 4 }),
  ]
  const gainOf = indexGains({ gains })

  it('finds the gain of a token in its slot only', () => {
    const curio = { id: 'curio', isTokenItem: true }
    expect(gainOf(curio, 'LEGS')?.percent).toBe(3)
    expect(gainOf(curio, 'CHEST')).toBeUndefined()
  })

  it('finds the gain of another item also for a slot in which it was not simulated', () => {
    expect(gainOf({ id: 'axe', isTokenItem: false }, 'OFF_HAND')?.percent).toBe(4)
    expect(gainOf({ id: 'bow', isTokenItem: false }, 'RANGED')).toBeUndefined()
  })

  it('without a simulation finds none', () => {
    expect(indexGains(null)({ id: 'axe', isTokenItem: false }, 'MAIN_HAND')).toBeUndefined()
  })
})

const wish = (id: string, slot = 'FINGER', isObtained = false) => ({
  lootItem: { id, bossId: 'b', name: id, rarity: 'EPIC', isTokenItem: id === 'curio' },
  slot,
  isObtained,
})

describe('sumGains', () => {
  const gainOf = indexGains({
    gains: [
      gain({ lootItemId: 'ring', percent: 2, gain: 20, error: 1 }),
      gain({ lootItemId: 'noise', percent: 0.5, gain: 5, error: 9 }),
      gain({ lootItemId: 'loss', percent: -3, gain: -30 }),
      gain({ lootItemId: 'curio', slot: 'HEAD', percent: 1 }),
      gain({ lootItemId: 'curio', slot: 'LEGS', percent: 1.5 }),
    ],
  })
  it('adds what the items gain; losses and gains within their error do not count', () => {
    const wishes = ['ring', 'noise', 'loss', 'not simulated'].map((id) => wish(id))
    expect(sumGains([...wishes, wish('curio', 'HEAD')], gainOf)).toBe(3)
  })

  it('counts an item that is wished for in several slots once, with its best gain', () => {
    const slots = ['HEAD', 'LEGS'].map((slot) => wish('curio', slot))
    expect(sumGains(slots, gainOf)).toBe(1.5)
  })

  it('is undefined if nothing counts; what is obtained does not', () => {
    expect(sumGains([wish('ring', 'FINGER', true), wish('noise'), wish('loss')], gainOf)).toBe(
      undefined,
    )
  })
})
