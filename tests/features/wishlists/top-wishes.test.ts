import { groupByBoss } from '@/features/wishlists/group-by-boss'
import { findTopWishes } from '@/features/wishlists/top-wishes'
import { describe, expect, it } from 'vitest'
import { listOf, wish } from './wishes'

const first = { id: 'boss-1', name: 'First Boss', encounterOrder: 1 }
const second = { id: 'boss-2', name: 'Second Boss', encounterOrder: 2 }

const mage = listOf([
  wish('done', { boss: first, isObtained: true }),
  wish('m1', { boss: second }),
  wish('m2', { boss: second }),
])
const warrior = listOf([wish('w1', { boss: first }), wish('w2', { boss: second })], {
  id: 'other',
  character: { id: 'kharzul', name: 'Kharzul', className: 'Warrior' },
})

describe('findTopWishes', () => {
  it('returns the top wanted wish of each list per boss, by rank', () => {
    const [raid] = findTopWishes([mage, warrior])
    expect(
      raid?.bosses.map(({ name, topWishes }) => [
        name,
        topWishes.map(
          ({ wishlist, wish: { id }, rank }) => `${wishlist.character.name} ${id} ${rank}`,
        ),
      ]),
    ).toEqual([
      ['First Boss', ['Kharzul w1 1']],
      ['Second Boss', ['Frostelle m1 1', 'Kharzul w2 2']],
    ])
  })

  it('leaves out instances without a wanted wish', () => {
    expect(findTopWishes([listOf([wish('a', { isObtained: true })]), listOf([])])).toEqual([])
  })
})

describe('groupByBoss', () => {
  it('includes bosses without wishes, and bosses that only a wish refers to', () => {
    const groups = groupByBoss([wish('x', { boss: second })], [first])
    expect(groups.map(({ name, wishes }) => [name, wishes.length])).toEqual([
      ['First Boss', 0],
      ['Second Boss', 1],
    ])
  })
})
