import {
  orderAfterMove,
  placeAgain,
  positionOf,
  ranksOf,
  splitWishes,
} from '@/features/wishlists/list/order'
import type { Move } from '@/lib/move-within-list'
import { describe, expect, it } from 'vitest'
import { wish } from './wishes'

/** The place of x, with an id for each letter. */
const place = (current: string, earlier: string) =>
  placeAgain(current.split(''), 'x', earlier.split(''))

describe('wish order', () => {
  const items = [wish('a'), wish('b', { isObtained: true }), wish('c'), wish('d')]

  it('splitWishes separates wanted and obtained wishes and keeps their order', () => {
    const { wanted, obtained } = splitWishes(items)
    expect(wanted.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
    expect(obtained.map(({ id }) => id)).toEqual(['b'])
  })

  it('ranksOf: an obtained wish changes no other rank', () => {
    expect([...ranksOf(items)]).toEqual([
      ['a', 1],
      ['c', 3],
      ['d', 4],
    ])
  })

  it('positionOf says whether a wish is the first or the last wanted one', () => {
    const list = [wish('x', { isObtained: true }), ...items, wish('y', { isObtained: true })]
    expect(positionOf(list, 'a')).toEqual({ rank: 2, isFirst: true, isLast: false, count: 6 })
    expect(positionOf(list, 'd')).toEqual({ rank: 5, isFirst: false, isLast: true, count: 6 })
    expect(positionOf(list, 'b')).toBeNull()
  })

  it('placeAgain finds the place between the earlier neighbours', () => {
    expect(place('xab', 'abx')).toBe(3)
    expect(place('xnab', 'abx')).toBe(4)
    expect(place('xb', 'abx')).toBe(2)
    expect(place('anbx', 'axb')).toBe(2)
    expect(place('nabx', 'xab')).toBe(2)
    expect(place('nx', 'xab')).toBe(1)
  })

  it.each<[string, Move, string]>([
    ['d', 'up', 'abdc'],
    ['d', 'top', 'dbac'],
    ['a', 'down', 'cbad'],
    ['a', 'bottom', 'cbda'],
    ['d', { rank: 1 }, 'dbac'],
    ['d', { rank: 2 }, 'abdc'],
    ['b', 'top', 'abcd'],
  ])('orderAfterMove: %s moves %j, and the obtained wish keeps its rank', (id, move, expected) => {
    expect(orderAfterMove(items, id, move).join('')).toBe(expected)
  })
})
