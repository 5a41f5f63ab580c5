import { describe, expect, it } from 'vitest'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { BossWithLoot } from '@/contract/loot-item'
import {
  arrangeBoard,
  describePlayed,
  findBoardItem,
  type BoardFilter,
} from '@/features/guild-board/board/board-items'
import { isOffSpec } from '@/contract/guilds/wants'
import { wantedBy } from '@/features/guild-board/raider/raider'

function boss(id: string, names: string[]): BossWithLoot {
  return {
    id,
    name: id,
    instanceId: 'raid',
    slug: id,
    encounterOrder: 1,
    isOptional: false,
    items: names.map((name) => ({
      id: name,
      name,
      bossId: id,
      rarity: 'EPIC',
      isTokenItem: false,
    })),
  }
}

/** A list of a character who plays `frost`; obtained items have a leading `+`. */
function list(
  name: string,
  items: string[],
  specialization = 'frost',
  className = 'Mage',
): BoardList {
  return {
    id: `${name}-${specialization}`,
    character: { id: name, name, className, specialization: 'frost', itemLevel: 280 },
    specialization,
    updatedAt: null,
    wishes: items.map((item, index) => ({
      lootItemId: item.replace('+', ''),
      slot: 'HEAD',
      priority: index + 1,
      note: null,
      isObtained: item.startsWith('+'),
    })),
  }
}

const BOSSES = [boss('First', ['Hood', 'Robe', 'Ring']), boss('Second', ['Staff'])]
const LISTS = [list('Anna', ['Robe', 'Hood']), list('Bert', ['+Hood', 'Robe', 'Ring'])]

/** The wanted items of each boss with who wants them, e.g. "Robe: 1 Anna, 1 Bert". */
function shown(lists: BoardList[], filter?: BoardFilter) {
  return arrangeBoard(BOSSES, lists, filter).map(({ items }) =>
    items.map(
      ({ item, wants }) =>
        `${item.name}: ${wants.map(({ rank, list }) => `${rank} ${list.character.name}`).join(', ')}`,
    ),
  )
}

describe('board by boss', () => {
  it('a search for the former name of a character finds what it wants, under its new name', () => {
    const [anna, ...others] = LISTS
    if (!anna) throw new Error('There are no lists')
    const character = { ...anna.character, name: 'Cleo', formerNames: ['Anna'] }
    const lists = [{ ...anna, character }, ...others]
    const found = [['Robe: 1 Cleo, 2 Bert', 'Hood: 2 Cleo'], []]
    expect(shown(lists, { search: 'anna' })).toEqual(found)
    expect(shown(lists, { search: 'Cleo' })).toEqual(found)
    expect(shown(LISTS, { search: 'Cleo' })).toEqual([[], []])
  })

  it('the items of most people come first, then those with the highest rank', () => {
    expect(shown(LISTS)).toEqual([['Robe: 1 Anna, 2 Bert', 'Hood: 2 Anna', 'Ring: 3 Bert'], []])
  })

  it('items that nobody wants are listed apart; an obtained item is not wanted', () => {
    const [first, second] = arrangeBoard(BOSSES, [list('Bert', ['+Hood'])])
    expect(first?.items).toEqual([])
    expect(first?.unwanted.map(({ name }) => name)).toEqual(['Hood', 'Robe', 'Ring'])
    expect(second?.unwanted).toHaveLength(1)
  })

  it('an obtained wish changes no other rank; of the same rank, main spec comes before off spec', () => {
    const off = list('Aaron', ['Robe'], 'fire')
    expect(describePlayed(off)).toBe('plays Frost')
    const [item] = BOSSES[0]?.items.slice(1) ?? []
    if (!item) throw new Error('No item')
    const { wants } = findBoardItem(item, [off, ...LISTS])
    expect(wants.map(({ list, rank, last }) => [list.character.name, rank, last])).toEqual([
      ['Anna', 1, 2],
      ['Aaron', 1, 1],
      ['Bert', 2, 3],
    ])
    expect(wants.map(isOffSpec)).toEqual([false, true, false])
  })

  it('a wish with the claim "Off spec" is for the off spec, whatever its list is for', () => {
    const [anna] = LISTS
    if (!anna) throw new Error('There are no lists')
    const wishes = anna.wishes.map((wish) => ({ ...wish, claim: 'Off spec' }))
    const lists = [{ ...anna, wishes }, ...LISTS.slice(1)]
    expect(shown(lists)).toEqual([['Robe: 1 Anna, 2 Bert', 'Hood: 2 Anna', 'Ring: 3 Bert'], []])
    expect(shown(lists, { spec: 'off' })).toEqual([['Robe: 1 Anna', 'Hood: 2 Anna'], []])
    expect(shown(lists, { spec: 'main' })).toEqual([['Robe: 2 Bert', 'Ring: 3 Bert'], []])
  })

  it('a list wants a token once, with its highest rank, and says what else it wants it for', () => {
    const slots = ['CHEST', 'HEAD', 'LEGS', 'HANDS', 'BACK']
    const anna = list('Anna', ['+Hood', 'Robe', 'Hood', 'Hood', '+Hood'])
    anna.wishes = anna.wishes.map((wish, index) => ({ ...wish, slot: slots[index] ?? '' }))
    expect(shown([anna, list('Bert', ['Hood'])])).toEqual([
      ['Hood: 1 Bert, 3 Anna', 'Robe: 2 Anna'],
      [],
    ])
    const [item] = BOSSES[0]?.items ?? []
    if (!item) throw new Error('No item')
    const { wants, obtained } = findBoardItem(item, [anna])
    expect(wants.map(({ wish, rank, others }) => [wish.slot, rank, others])).toEqual([
      ['LEGS', 3, [{ slot: 'HANDS', rank: 4 }]],
    ])
    expect(obtained.map((one) => one.list.character.name)).toEqual(['Anna'])
  })

  it('a character that wants an item on two lists counts as one raider', () => {
    const robes = [list('Anna', ['Robe']), list('Anna', ['Robe'], 'fire'), list('Bert', ['Hood'])]
    const [first] = arrangeBoard(BOSSES, robes)
    expect(first?.items.map(({ item, raiders }) => [item.name, raiders])).toEqual([
      ['Hood', 1],
      ['Robe', 1],
    ])
  })

  it('the sheet of an item also knows who has obtained it', () => {
    const [item] = BOSSES[0]?.items ?? []
    if (!item) throw new Error('No item')
    const { obtained } = findBoardItem(item, LISTS)
    expect(obtained.map(({ list }) => list.character.name)).toEqual(['Bert'])
  })

  it.each<[string, BoardFilter, string[][]]>([
    ['an item', { search: 'hood' }, [['Hood: 2 Anna'], []]],
    ['an item with a typo', { search: 'huod' }, [['Hood: 2 Anna'], []]],
    ['the items of a boss', { search: 'second' }, [[], ['Staff: 1 Carl']]],
    [
      'a raider, who is named first',
      { search: 'bert' },
      [['Robe: 2 Bert, 1 Anna', 'Ring: 3 Bert'], []],
    ],
    ['a raider with a typo', { search: 'carll' }, [[], ['Staff: 1 Carl']]],
    [
      'a raider with another accent',
      { search: 'bért' },
      [['Robe: 2 Bert, 1 Anna', 'Ring: 3 Bert'], []],
    ],
    ["an item among a raider's wishes", { search: 'robe bert' }, [['Robe: 2 Bert, 1 Anna'], []]],
    ['an item and a raider with typos', { search: 'berrt roeb' }, [['Robe: 2 Bert, 1 Anna'], []]],
    ['an item that the raider does not want', { search: 'hood bert' }, [[], []]],
    ['a class', { search: 'warrior' }, [[], ['Staff: 1 Carl']]],
    ['an item of a class', { search: 'mage ring' }, [['Ring: 3 Bert'], []]],
    ['nothing', { search: 'zzz' }, [[], []]],
    ['a role that no list has', { role: 'tank' }, [[], []]],
    ['a role', { role: 'ranged', search: 'ring' }, [['Ring: 3 Bert'], []]],
    ['off specs', { spec: 'off' }, [['Staff: 1 Carl'], []].toReversed()],
  ])('the filter selects %s', (_, filter, expected) => {
    expect(shown([...LISTS, list('Carl', ['Staff'], 'fire', 'Warrior')], filter)).toEqual(expected)
  })
})

describe('what a raider wants on a board', () => {
  const owners = [list('Anna', ['Robe', 'Hood']), list('Bert', ['+Hood', 'Robe', 'Ring'])]
  const lists = owners.map((one, memberId) => ({
    ...one,
    character: { ...one.character, memberId },
  }))
  const shownFor = (memberId: number) =>
    wantedBy(memberId, BOSSES, lists).map(
      ({ item, want, place }) => `${want.rank} ${item.name}: ${place}`,
    )

  it('by rank, with the place among all who want the item', () => {
    expect(shownFor(0)).toEqual(['1 Robe: 1st of 2', '2 Hood: 1st of 1'])
    expect(shownFor(1)).toEqual(['2 Robe: 2nd of 2', '3 Ring: 1st of 1'])
    expect(shownFor(2)).toEqual([])
  })
})
