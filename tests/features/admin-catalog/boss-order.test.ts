import { applyBossOrder, nextFreeOrder } from '@/features/admin-catalog/bosses/boss-order'
import { describe, expect, it } from 'vitest'
import { boss } from './make-rows'

describe('nextFreeOrder', () => {
  it.each<[string, number[], number | null]>([
    ['1 for an instance without bosses', [], 1],
    ['the order after the last one', [1, 2, 5], 6],
    ['the first gap if the last order is taken', [1, 2, 50], 3],
    ['null if all orders are taken', Array.from({ length: 50 }, (_, index) => index + 1), null],
  ])('returns %s', (_name, taken, expected) => {
    expect(nextFreeOrder(taken)).toBe(expected)
  })
})

describe('applyBossOrder', () => {
  const bosses = [boss('a', 'one', 1), boss('b', 'one', 2), boss('x', 'two', 1)]

  it('renumbers only the bosses of the instance of the order', () => {
    const ordered = applyBossOrder(bosses, { instanceId: 'one', bossIds: ['b', 'a'] })
    expect(ordered.map(({ id, encounterOrder }) => [id, encounterOrder])).toEqual([
      ['a', 2],
      ['b', 1],
      ['x', 1],
    ])
  })

  it('applies several orders of one instance in sequence, so that the last one counts', () => {
    const orders = [
      { instanceId: 'one', bossIds: ['b', 'a'] },
      { instanceId: 'one', bossIds: ['a', 'b'] },
    ]
    expect(orders.reduce(applyBossOrder, bosses)).toEqual(bosses)
  })
})
