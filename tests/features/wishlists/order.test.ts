import { orderAfterMove, splitWishes } from '@/features/wishlists/order'
import { describe, expect, test } from 'vitest'
import { wish } from './wishes'

describe('obtained wishes', () => {
  const items = [wish('a'), wish('b', { isObtained: true }), wish('c'), wish('d')]

  test('step to the end, in their order', () => {
    const { wanted, obtained } = splitWishes(items)
    expect(wanted.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
    expect(obtained.map(({ id }) => id)).toEqual(['b'])
  })

  test('do not count in a move among the others', () => {
    expect(orderAfterMove(items, 'd', { rank: 2 })).toEqual(['a', 'd', 'c', 'b'])
  })
})
