import { describe, expect, it } from 'vitest'
import { cellsOf, pasteAt } from './paste-at'

/** The columns to which a table is assigned when it is pasted at the first one. */
const assignedTo = (table: string[][]) => pasteAt([], table).assigned

describe('the question about the columns of a paste', () => {
  it.each<[string, number, string[][]]>([
    ['one column without a header', 0, [['Anything'], ['Else']]],
    ['cells in a place that the user has chosen', 2, [['Finger', 'Ring']]],
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
  ])('%s: is not asked', (_, column, table) => {
    expect(pasteAt([], table, 0, column).isAsked).toBe(false)
  })

  it.each<[string, number, string[][]]>([
    ['several columns without a header', 0, [['A Ring', 'Vael', 'Finger', 'Ring']]],
    ['cells to the right of the last column', 13, [['A text', 'Another']]],
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
  ])('%s: is asked', (_, column, table) => {
    expect(pasteAt([], table, 0, column).isAsked).toBe(true)
  })
})

const heading = (name: string) => Array.from({ length: 4 }, () => name)

describe('the columns of a table without a header row', () => {
  it('are proposed by ids, slots, types and bosses of the raid, and the item by different texts', () => {
    expect(
      assignedTo([
        ['Stix Bunkjunker', '#237567', 'A Ring', '12 %', 'Epic', 'Finger', 'Ring', ''],
        ['Plexus Sentinel', '237568', 'A Hat', '9 %', 'Rare', 'Head', 'Cloth', 'Mage, Priest'],
      ]),
    ).toEqual(['boss', 'itemId', 'name', null, null, 'slot', 'type', null])
  })

  it('ids need no names: other columns that are not recognized are left out', () => {
    const link = 'https://www.wowhead.com/item=237567'
    expect(assignedTo([['Stix Bunkjunker', link]])).toEqual(['boss', 'itemId'])
    expect(assignedTo([['Plexus Sentinel', '12 %', '#237567']])).toEqual(['boss', null, 'itemId'])
  })

  it('follow the order of the grid if no cells contradict it, also with wrong words', () => {
    expect(assignedTo([['Some', 'Text']])).toEqual(['name', 'boss'])
    expect(assignedTo([['A Ring', 'Vael', 'Finger', 'Rng', 'Epik']])).toEqual([
      'name',
      'boss',
      'slot',
      'type',
      'rarity',
    ])
  })

  it('with the bosses first are recognized; bosses that the raid lacks are left out', () => {
    const known = [
      ['Plexus Sentinel', 'A Ring', 'Finger', 'Ring'],
      ['Plexus Sentinel', 'A Hat', 'Head', 'Cloth'],
      ['Stix Bunkjunker', 'A Belt', 'Waist', 'Plate'],
    ]
    expect(assignedTo(known)).toEqual(['boss', 'name', 'slot', 'type'])
    const unknown = known.map((row) => row.with(0, 'Vael'))
    expect(assignedTo(unknown)).toEqual([null, 'name', 'slot', 'type'])
  })

  it('a column with slot and type is the slot, from which the type is read', () => {
    const kinds = ['Shoulder - Plate', 'Feet, Mail', 'Ring']
    const table = kinds.map((kind, at) => [`${41_100 + at}`, `Item ${at}`, kind])
    expect(assignedTo(table)).toEqual(['itemId', 'name', 'slot'])
    expect(cellsOf(pasteAt([], table), 'slot', 'type')).toEqual([
      'Shoulder | Plate Armor',
      'Feet | Mail Armor',
      'Finger | Ring',
    ])
  })

  it('numbers of four digits are no ids', () => {
    expect(
      assignedTo([
        ['A Ring', 'Finger', 'Ring', '684', '411001'],
        ['A Hat', 'Head', 'Cloth', '691', '411002'],
      ]),
    ).toEqual(['name', 'slot', 'type', null, 'itemId'])
  })

  it('headings that are merged over all columns are no cells of them', () => {
    expect(
      assignedTo([
        heading('1. Vael'),
        ['237567', 'A Ring', 'Finger', 'Ring'],
        heading('2. Oru'),
        ['237568', 'A Hat', 'Head', 'Cloth'],
      ]),
    ).toEqual(['itemId', 'name', 'slot', 'type'])
  })
})

describe('columns that a header row does not name', () => {
  it('are proposed by their cells', () => {
    const link = 'https://www.wowhead.com/item='
    expect(
      assignedTo([
        ['Who', 'What drops', 'Where does it go?', 'Armour / weapon kind', 'Link', 'Quality'],
        ['Plexus Sentinel', "Vandal's Skullplating", 'Head', 'Plate', `${link}237567`, 'Epic'],
        ['Plexus Sentinel', 'Torn Cloak', 'Cloak', '', `${link}237568`, 'Epic'],
        ['Stix Bunkjunker', 'Band', 'Ring', 'Ring', `${link}237569`, 'Epic'],
      ]),
    ).toEqual(['boss', 'name', 'slot', 'type', 'itemId', 'rarity'])
  })

  it('never take a column that the header names', () => {
    expect(
      assignedTo([
        ['Item', 'Slot', 'Where', 'More', 'Id'],
        ['A Ring', '', 'Finger', 'Shiny', ''],
        ['A Hat', '', 'Head', 'Tall', '237568'],
      ]),
    ).toEqual(['name', 'slot', null, null, 'itemId'])
  })

  it('are ids, but neither shorter numbers nor columns with other known names', () => {
    expect(
      assignedTo([
        ['Item', 'Slot', 'Item level', 'Power', 'Game number'],
        ['A Ring', 'Finger', '25000', '639', '237567'],
        ['A Hat', 'Head', '25001', '645', '#237568'],
      ]),
    ).toEqual(['name', 'slot', null, null, 'itemId'])
  })

  it('are no names if they repeat: a sheet of ids stays without them', () => {
    expect(
      assignedTo([
        ['ID', 'Slot', 'Seen', 'Who wants it'],
        ['237567', 'Head', '', 'Bob'],
        ['237568', 'Finger', 'On the PTR', 'Bob'],
        ['237569', 'Neck', '', 'Eve'],
        ['237570', 'Back', '', 'Eve'],
      ]),
    ).toEqual(['itemId', 'slot', null, null])
  })

  it('are left out if their cells are none of these: checkboxes, bosses that the raid lacks', () => {
    expect(
      assignedTo([
        ['Item', 'Slot', 'Done', 'Killed'],
        ['A Ring', 'Finger', 'TRUE', 'Vael'],
        ['A Hat', 'Head', 'FALSE', 'Vael'],
      ]),
    ).toEqual(['name', 'slot', null, null])
  })
})
