import { orderAfterMove, splitWishes } from '@/features/wishlists/list/order'
import { describe, expect, test } from 'vitest'
import { wish } from './wishes'

describe('wish order', () => {
  const items = [wish('a'), wish('b', { isObtained: true }), wish('c'), wish('d')]

  test('splitWishes separates wanted and obtained wishes and keeps their order', () => {
    const { wanted, obtained } = splitWishes(items)
    expect(wanted.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
    expect(obtained.map(({ id }) => id)).toEqual(['b'])
  })

  test('orderAfterMove counts ranks without the obtained wishes', () => {
    expect(orderAfterMove(items, 'd', { rank: 2 })).toEqual(['a', 'd', 'c', 'b'])
  })
})
