import { groupByBoss } from '@/features/wishlists/group-by-boss'
import { filterLists, findRaidWishes } from '@/features/wishlists/raid-wishes'
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
  difficulty: 'Mythic',
  character: { id: 'kharzul', name: 'Kharzul', className: 'Warrior' },
})

/** Each boss with its wishes and their ranks. */
const shown = (...parameters: Parameters<typeof findRaidWishes>) =>
  findRaidWishes(...parameters).flatMap(({ bosses }) =>
    bosses.map(({ name, wishes }) => [
      name,
      wishes.map(({ wishlist, wish: { id }, rank }) =>
        [wishlist.character.name, id, rank].join(' '),
      ),
    ]),
  )

describe('findRaidWishes', () => {
  it('returns the wanted wishes of all lists by boss, the highest ranks first', () => {
    expect(shown([mage, warrior])).toEqual([
      ['First Boss', ['Kharzul w1 1']],
      ['Second Boss', ['Frostelle m1 1', 'Frostelle m2 2', 'Kharzul w2 2']],
    ])
  })

  it('an obtained wish that is recent keeps its place, without a rank', () => {
    expect(shown([mage, warrior], new Set(['done']))).toEqual([
      ['First Boss', ['Frostelle done ', 'Kharzul w1 1']],
      // In their list they are second and third until the obtained wish leaves its place.
      ['Second Boss', ['Frostelle m1 1', 'Kharzul w2 2', 'Frostelle m2 2']],
    ])
  })

  it('leaves out instances without a wanted wish, and wishes without a boss', () => {
    const unknown = wish('a')
    unknown.lootItem = { ...unknown.lootItem, boss: null }
    expect(
      findRaidWishes([listOf([wish('a', { isObtained: true })]), listOf([]), listOf([unknown])]),
    ).toEqual([])
  })
})

describe('filterLists', () => {
  const mythic = listOf([], { id: 'mythic', difficulty: 'Mythic' })
  const all = [mythic, mage, warrior]
  const idsOf = (filter: Parameters<typeof filterLists>[1]) =>
    filterLists(all, filter).lists.map(({ id }) => id)

  it('selects lists by character and difficulty; what no list has is ignored', () => {
    expect(idsOf({})).toEqual(['mythic', 'list', 'other'])
    expect(idsOf({ character: 'frostelle' })).toEqual(['mythic', 'list'])
    expect(idsOf({ character: 'frostelle', difficulty: 'Mythic' })).toEqual(['mythic'])
    expect(idsOf({ character: 'kharzul', difficulty: 'Heroic' })).toEqual(['other'])
    expect(idsOf({ character: 'unknown', difficulty: 'LFR' })).toEqual(['mythic', 'list', 'other'])
  })

  it('offers all characters, and the difficulties of the selected one, easiest first', () => {
    const everything = filterLists(all, {})
    expect(everything.characters.map(({ name }) => name)).toEqual(['Frostelle', 'Kharzul'])
    expect(everything.difficulties).toEqual(['Heroic', 'Mythic'])
    const { characters, difficulties } = filterLists(all, { character: 'kharzul' })
    expect(characters.map(({ name }) => name)).toEqual(['Frostelle', 'Kharzul'])
    expect(difficulties).toEqual(['Mythic'])
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
