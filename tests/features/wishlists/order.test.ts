import { orderAfterMove, placeAgain, splitWishes } from '@/features/wishlists/list/order'
import { describe, expect, test } from 'vitest'
import { wish } from './wishes'

/** The place of x, with an id for each letter. */
const place = (current: string, earlier: string) =>
  placeAgain(current.split(''), 'x', earlier.split(''))

describe('wish order', () => {
  const items = [wish('a'), wish('b', { isObtained: true }), wish('c'), wish('d')]

  test('splitWishes separates wanted and obtained wishes and keeps their order', () => {
    const { wanted, obtained } = splitWishes(items)
    expect(wanted.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
    expect(obtained.map(({ id }) => id)).toEqual(['b'])
  })

  test('placeAgain finds the place between the earlier neighbours', () => {
    expect(place('xab', 'abx')).toBe(3)
    expect(place('xnab', 'abx')).toBe(4)
    expect(place('xb', 'abx')).toBe(2)
    expect(place('anbx', 'axb')).toBe(2)
    expect(place('nabx', 'xab')).toBe(2)
    expect(place('nx', 'xab')).toBe(1)
  })

  test('orderAfterMove counts ranks without the obtained wishes', () => {
    expect(orderAfterMove(items, 'd', { rank: 2 })).toEqual(['a', 'd', 'c', 'b'])
  })
})
