import { groupWishesByBoss } from '@/features/wishlists/list/group-by-boss'
import { filterLists, findRaids } from '@/features/wishlists/home/raid-wishes'
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

/** A wish of the second boss for an item that other wishes are for too. */
function same(id: string, of: string) {
  const one = wish(id, { boss: second })
  return { ...one, lootItem: { ...one.lootItem, id: of } }
}

/** Each boss with what each character wants and the ranks. */
const shown = (...parameters: Parameters<typeof findRaids>) =>
  findRaids(...parameters).flatMap(({ bosses }) =>
    bosses.map(({ name, count, characters }) => [
      `${name} ${count}`,
      ...characters.flatMap(({ character, items }) =>
        items.map(({ wishes }) =>
          [character.name, ...wishes.map(({ wish: { id }, rank }) => `${id} ${rank}`)].join(' '),
        ),
      ),
    ]),
  )

describe('findRaids', () => {
  it('returns the wanted items by boss and character, the highest ranks first', () => {
    expect(shown([mage, warrior])).toEqual([
      ['First Boss 1', 'Kharzul w1 1'],
      ['Second Boss 3', 'Frostelle m1 2', 'Frostelle m2 3', 'Kharzul w2 2'],
    ])
  })

  it('an item on lists for two difficulties stands once, by its rank on the harder one', () => {
    const heroic = listOf([same('h1', 'idol'), same('h2', 'hood')])
    const normal = listOf([same('n1', 'hood'), same('n2', 'ring'), same('n3', 'idol')], {
      id: 'normal',
      difficulty: 'Normal',
    })
    expect(shown([heroic, normal])).toEqual([
      ['Second Boss 3', 'Frostelle n3 3 h1 1', 'Frostelle n1 1 h2 2', 'Frostelle n2 2'],
    ])
    // The same item of two characters are two items.
    const kharzul = { ...warrior.character }
    expect(shown([heroic, { ...normal, character: kharzul }])).toEqual([
      [
        'Second Boss 5',
        'Frostelle h1 1',
        'Frostelle h2 2',
        'Kharzul n1 1',
        'Kharzul n2 2',
        'Kharzul n3 3',
      ],
    ])
  })

  it('a token that is wished for several slots stands once for each', () => {
    const head = { ...same('head', 'curio'), slot: 'HEAD' }
    const legs = { ...same('legs', 'curio'), slot: 'LEGS' }
    const normal = listOf([{ ...legs, id: 'n' }], { id: 'normal', difficulty: 'Normal' })
    expect(shown([listOf([head, legs]), normal])).toEqual([
      ['Second Boss 2', 'Frostelle head 1', 'Frostelle n 1 legs 2'],
    ])
  })

  it('an obtained wish that is recent keeps its place, and is not counted', () => {
    expect(shown([mage, warrior], new Set(['done']))).toEqual([
      ['First Boss 1', 'Frostelle done 1', 'Kharzul w1 1'],
      ['Second Boss 3', 'Frostelle m1 2', 'Frostelle m2 3', 'Kharzul w2 2'],
    ])
  })

  it('has all bosses of the raid, if there is any wish', () => {
    const instance = { id: 'raid', name: 'The Venomous Abyss', bosses: [first, second] }
    expect(shown([listOf([wish('b', { boss: second })], { instance })])).toEqual([
      ['First Boss 0'],
      ['Second Boss 1', 'Frostelle b 1'],
    ])
    expect(shown([listOf([], { instance })])).toEqual([])
  })

  it('a boss of which everything is obtained stays; wishes without a boss are left out', () => {
    const unknown = wish('a')
    unknown.lootItem = { ...unknown.lootItem, boss: null }
    expect(shown([listOf([wish('a', { isObtained: true })])])).toEqual([['First Boss 0']])
    expect(shown([listOf([]), listOf([unknown])])).toEqual([])
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
    const groups = groupWishesByBoss([wish('x', { boss: second })], [first])
    expect(groups.map(({ name, wishes }) => [name, wishes.length])).toEqual([
      ['First Boss', 0],
      ['Second Boss', 1],
    ])
  })
})
