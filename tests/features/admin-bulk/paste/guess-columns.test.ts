import { describe, expect, it } from 'vitest'
import { COLUMNS } from '@/features/admin-bulk/columns'
import { GridStore } from '@/features/admin-bulk/grid/grid-store'
import { guessAssigned, guessColumns, isCertain } from '@/features/admin-bulk/paste/guess-columns'
import { pasteIntoShown } from '@/features/admin-bulk/paste/paste-table'
import { cellsOf, pasteAt } from './paste-at'

const BOSSES = ['Plexus Sentinel', 'Stix Bunkjunker'].map((label) => ({ label, value: label }))

function pasteInEmptyGrid(column: number, table: string[][]) {
  const store = new GridStore()
  store.setBosses(BOSSES)
  store.moveTo({ row: 0, column })
  store.paste(table, pasteIntoShown)
  return store.getState().lastPaste
}

/** Whether a paste at a column of an empty grid needs no confirmation. */
function isCertainAt(column: number, table: string[][]) {
  const paste = pasteInEmptyGrid(column, table)
  return paste && isCertain(paste, BOSSES)
}

describe('isCertain', () => {
  it.each<[string, number, string[][]]>([
    ['one column without a header', 1, [['Anything'], ['Else']]],
    [
      'cells that fit their columns',
      0,
      [
        ['A Ring', 'Finger', 'Ring'],
        ['A Hat', 'Head', 'Cloth'],
      ],
    ],
    [
      'cells in the words of the game',
      0,
      [
        ['A Blade', 'One-Hand', 'Sword'],
        ['A Token', 'Non-equippable', 'Context Token'],
      ],
    ],
    [
      'cells with a few wrong words',
      0,
      [
        ['A Ring', 'Finger', 'Rng'],
        ['A Hat', 'Head', 'Cloth'],
      ],
    ],
    [
      'a header with known names',
      0,
      [
        ['ID', 'Name', 'Slot'],
        ['1', 'A Ring', 'Finger'],
      ],
    ],
    [
      'an unknown column without cells',
      0,
      [
        ['Name', 'Slot', 'Odds'],
        ['A Ring', 'Finger', ''],
      ],
    ],
    [
      'two columns for the name',
      0,
      [
        ['Item', 'Name', 'Slot'],
        ['5', 'A Ring', 'Finger'],
      ],
    ],
  ])('%s: certain', (_, column, table) => {
    expect(isCertainAt(column, table)).toBe(true)
  })

  it.each<[string, number, string[][]]>([
    ['cells that do not fit their columns', 0, [['Finger', 'A Ring', 'Ring']]],
    [
      'bosses in merged cells in the place of the types',
      0,
      [
        ['A Ring', 'Finger', 'Vael'],
        ['A Cloak', 'Back', ''],
        ['A Trinket', 'Trinket', ''],
      ],
    ],
    [
      'notes in the place of the bosses',
      0,
      [
        ['A Ring', 'good', 'Finger', 'Ring'],
        ['A Hat', 'bad', 'Head', 'Cloth'],
        ['A Belt', 'good', 'Waist', 'Plate'],
      ],
    ],
    ['percentages in the place of the items', 0, [['14,3%', 'Plexus Sentinel']]],
    ['cells to the right of the last column', 11, [['A text', 'Another']]],
    [
      'a header with an unknown name',
      0,
      [
        ['Name', 'Slot', 'Odds'],
        ['A Ring', 'Finger', '12 %'],
      ],
    ],
    [
      'two columns for the name that have names',
      0,
      [
        ['Item', 'Drop', 'Slot'],
        ['A Ring', 'Somebody', 'Finger'],
        ['A Hat', 'Nobody', 'Head'],
      ],
    ],
    [
      'two columns for the same',
      0,
      [
        ['Name', 'Slot', 'Item slot'],
        ['A Ring', 'Finger', 'Head'],
      ],
    ],
  ])('%s: not certain', (_, column, table) => {
    expect(isCertainAt(column, table)).toBe(false)
  })
})

const guess = (table: string[][]) =>
  guessColumns(table, BOSSES)?.map((target) => COLUMNS[target ?? -1]?.id ?? null)

/** The guess for three items with their slots and another column. */
const guessWithThird = (cells: readonly string[]) => {
  const items = [
    ['A Ring', 'Finger'],
    ['A Hat', 'Head'],
    ['A Cloak', 'Back'],
  ]
  return guess(items.map((item, row) => [...item, cells[row] ?? '']))
}

describe('guessColumns', () => {
  it('recognizes ids, slots, types, rarities, bosses, classes and icons by their cells; the rest is left out', () => {
    expect(
      guess([
        [
          'Stix Bunkjunker',
          '#237567',
          'A Ring',
          '12 %',
          'Epic',
          'Finger',
          'Ring',
          '',
          'https://x.test/1.jpg',
        ],
        [
          'Plexus Sentinel',
          '237568',
          'A Hat',
          '9 %',
          'Rare',
          'Head',
          'Cloth',
          'Mage, Priest',
          'https://x.test/2.jpg',
        ],
      ]),
    ).toEqual(['boss', 'itemId', 'name', null, 'rarity', 'slot', 'type', 'classes', 'icon'])
  })

  it.each<[string, string[]]>([
    ['TRUE and FALSE', ['TRUE', 'FALSE', 'FALSE']],
    ['Yes and No', ['No', 'Yes', 'No']],
    ['x and empty', ['', 'x', 'x']],
    ['empty and one x', ['', 'x', '']],
    ['categories and empty', ['Mystic', 'Dreadful', '']],
    ['categories and No', ['Mystic', 'No', 'Zenith']],
  ])('a column with %s is Token', (_, cells) => {
    expect(guessWithThird(cells)).toEqual(['name', 'slot', 'token'])
  })

  it.each<[string, string[]]>([
    ['x, y and another word', ['junk', 'x', 'y']],
    ['x and y', ['x', 'y', 'x']],
    ['x and a number', ['x', '12', 'x']],
    ['several words for yes', ['Yes', 'True', 'No']],
    ['several words for no', ['No', 'False', 'Yes']],
    ['nothing', ['', '', '']],
  ])('a column with %s is not Token', (_, cells) => {
    expect(guessWithThird(cells)).toEqual(['name', 'slot', null])
  })

  it('a column of classes that are separated by spaces is Classes', () => {
    const cells = ['Rogue DK', 'Mage Demon Hunter', 'War']
    expect(guessWithThird(cells)).toEqual(['name', 'slot', 'classes'])
  })

  it('ids need no names: other columns that are not recognized are left out', () => {
    const link = 'https://www.wowhead.com/item=237567'
    expect(guess([['Stix Bunkjunker', link]])).toEqual(['boss', 'itemId'])
    expect(guess([['Plexus Sentinel', '12 %', '#237567']])).toEqual(['boss', null, 'itemId'])
  })

  it('is null if there are neither names nor ids, or if the name is the only column recognized', () => {
    expect(guess([['Finger', '12 %']])).toBeUndefined()
    expect(guess([['Some', 'Text']])).toBeUndefined()
  })
})

describe('a table without a header row that begins with the bosses', () => {
  const KNOWN = [
    ['Plexus Sentinel', 'A Ring', 'Finger', 'Ring'],
    ['Plexus Sentinel', 'A Hat', 'Head', 'Cloth'],
    ['Stix Bunkjunker', 'A Belt', 'Waist', 'Plate'],
    ['Stix Bunkjunker', 'A Cloak', 'Back', ''],
  ]
  const UNKNOWN = KNOWN.map(([boss = '', ...rest]) => [boss.replace(' ', ' the '), ...rest])

  it.each([
    ['known bosses', KNOWN],
    ['one known boss', KNOWN.slice(0, 2)],
    ['unknown bosses', UNKNOWN],
    ['unknown bosses without types', UNKNOWN.map((row) => row.slice(0, 3))],
    ['unknown bosses and items only', UNKNOWN.map((row) => row.slice(0, 2))],
  ])('%s: is not certain, and recognized', (_, table) => {
    expect(isCertainAt(0, table)).toBe(false)
    expect(guess(table)).toEqual(FULL.slice(0, table[0]?.length))
  })

  const FULL = ['boss', 'name', 'slot', 'type']
  const FEW = [
    ['Vael', 'A Ring', 'Finger', 'Ring'],
    ['Vael', 'A Hat', 'Head', 'Cloth'],
    ['Oru', 'A Belt', 'Waist', 'Plate'],
    ['Oru', 'A Cloak', 'Back', ''],
    ['Ysh', 'A Staff', 'Two-hand', 'Staff'],
  ]
  const MERGED = FEW.map((row, at) => row.with(0, at % 2 === 0 ? (row[0] ?? '') : ''))
  const MISTYPED = ['Plexus Sentinl', 'Stix Bunkjunkr', 'Stix Bunkjunker']

  it.each([
    ['two items or one per boss', FEW],
    ['merged cells', MERGED],
    ['one unknown boss', FEW.map((row) => row.with(0, 'Vael'))],
    ['mistyped bosses', FEW.slice(0, 3).map((row, at) => row.with(0, MISTYPED[at] ?? ''))],
    ['merged cells beside the items only', MERGED.map((row) => row.slice(0, 2))],
    ['a raid before the bosses', FEW.map((row) => ['A Raid', ...row])],
  ])('%s: is not certain, and recognized', (_, table) => {
    expect(isCertainAt(0, table)).toBe(false)
    const ids = guess(table)
    expect(ids?.slice(ids.indexOf('boss'))).toEqual(FULL.slice(0, table[0]?.length))
  })

  it('one item per unknown boss: is not certain', () => {
    expect(isCertainAt(0, [FEW[0] ?? [], FEW[2] ?? [], FEW[4] ?? []])).toBe(false)
  })

  it('in the order of the grid, repeated items are certain', () => {
    const table = KNOWN.map(([boss = '', , ...rest], row) => [`Item ${row % 2}`, boss, ...rest])
    expect(isCertainAt(0, table)).toBe(true)
  })
})

describe('slot and type in one column of a table without a header row', () => {
  const KINDS = ['Shoulder - Plate', 'Feet, Mail', 'Ring']

  it('are the slot, from which the type is read', () => {
    const withIds = KINDS.map((kind, at) => [`${41_100 + at}`, `Item ${at}`, kind])
    expect(guess(withIds)).toEqual(['itemId', 'name', 'slot'])
    const table = KINDS.map((kind, at) => [`Item ${at}`, kind])
    expect(isCertainAt(0, table)).toBe(true)
    expect(cellsOf(pasteAt([], table), 'boss', 'slot', 'type')).toEqual([
      ' | Shoulder | Plate Armor',
      ' | Feet | Mail Armor',
      ' | Finger | Ring',
    ])
  })

  it('are no bosses', () => {
    expect(
      isCertainAt(
        1,
        KINDS.map((kind) => [kind, 'Finger']),
      ),
    ).toBe(false)
  })
})

describe('item levels in a table without a header row', () => {
  const ROWS = [
    ['A Ring', 'Finger', 'Ring', '684', '411001'],
    ['A Hat', 'Head', 'Cloth', '691', '411002'],
  ]

  it('are left out: the ids are in another column', () => {
    expect(isCertainAt(0, ROWS)).toBe(false)
    expect(guess(ROWS)).toEqual(['name', 'slot', 'type', null, 'itemId'])
  })

  it('need a confirmation in the place of the ids', () => {
    const table = ROWS.map(([item = '', slot = '', type = '', level = '']) => {
      return [item, slot, type, '', '', level]
    })
    expect(isCertainAt(0, table)).toBe(false)
  })
})

const heading = (name: string) => Array.from({ length: 4 }, () => name)

describe('guessAssigned', () => {
  it('if no column is recognized in another place, mistyped types stay, and notes are left out', () => {
    const paste = pasteInEmptyGrid(0, [
      ['A Ring', 'Finger', 'Rng', 'good'],
      ['A Hat', 'Head', 'Cloht', 'bad'],
    ])
    const ids = paste && guessAssigned(paste, BOSSES)?.map((target) => COLUMNS[target ?? -1]?.id)
    expect(ids).toEqual(['name', 'slot', 'type', undefined])
  })
})

describe('headings that are merged over all columns', () => {
  it('are no cells of the columns', () => {
    expect(
      guess([
        heading('1. Vael'),
        ['237567', 'A Ring', 'Finger', 'Ring'],
        heading('2. Oru'),
        ['237568', 'A Hat', 'Head', 'Cloth'],
      ]),
    ).toEqual(['itemId', 'name', 'slot', 'type'])
  })
})
