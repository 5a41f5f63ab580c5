import { describe, expect, it } from 'vitest'
import { COLUMN_COUNT, columnIndex } from '@/features/admin-bulk/columns'
import { parseClipboard } from '@/features/admin-bulk/paste/paste-table'
import { cellsOf, pasteAt } from './paste-at'

describe('pasteTable: rows that name a boss', () => {
  it('a row that names a boss alone sets the boss of the rows that follow', () => {
    const rows = [
      ['Plexus Sentinel', '', ''],
      ['Helm', 'Head', 'Plate'],
      ['Stix Bunkjunker', '', ''],
      ['Belt', 'Waist', 'Plate'],
      ['Ring', '', ''],
    ]
    const expected = [
      'Helm | Head | Plexus Sentinel',
      'Belt | Waist | Stix Bunkjunker',
      'Ring |  | Stix Bunkjunker',
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'slot', 'boss')).toEqual(expected)
    const withHeader = [['Item', 'Slot', 'Type'], ...rows]
    expect(cellsOf(pasteAt([], withHeader), 'name', 'slot', 'boss')).toEqual(expected)
  })

  it('an unknown name alone is a boss if the rows below the header start with one, else an item', () => {
    const header = ['Item', 'Slot', 'Type']
    const helm = ['Helm', 'Head', 'Plate']
    const [first, second] = [
      ['Vael', '', ''],
      ['Oru', 'Oru', 'Oru'],
    ]
    const sections = [header, first, helm, second, header, helm]
    expect(cellsOf(pasteAt([], sections), 'name', 'boss')).toEqual(['Helm | Vael', 'Helm | Oru'])
    expect(cellsOf(pasteAt([], [header, helm, first, helm]), 'name', 'boss')).toEqual([
      'Helm | ',
      'Vael | ',
      'Helm | ',
    ])
  })

  it.each([
    ['alone', ['Vael', '', ''], ['Oru', '', '']],
    ['merged over all columns', ['Vael', 'Vael', 'Vael'], ['Oru', 'Oru', 'Oru']],
    ['merged over two columns', ['Vael', 'Vael'], ['Oru', 'Oru']],
  ])('unknown names %s between the items of a table without a header are bosses', (_, ...names) => {
    const items = [
      ['Helm', 'Head', 'Plate'],
      ['Cap', 'Head', 'Cloth'],
      ['Belt', 'Waist', 'Plate'],
    ].map((row) => row.slice(0, names[0].length))
    const [first, second] = names
    const table = [first, ...items.slice(0, 2), second, ...items.slice(2)]
    expect(cellsOf(pasteAt([], table), 'name', 'slot', 'boss')).toEqual([
      'Helm | Head | Vael',
      'Cap | Head | Vael',
      'Belt | Waist | Oru',
    ])
  })

  it('a title above the header row names no boss for the blanks of the Boss column', () => {
    const table = [
      ['Our loot', '', ''],
      ['Boss', 'Item', 'Slot'],
      ['Vael', 'Helm', 'Head'],
      ['', 'Cap', 'Head'],
      ['Oru', 'Belt', 'Waist'],
      ['', 'Sash', 'Waist'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Helm | Vael',
      'Cap | Vael',
      'Belt | Oru',
      'Sash | Oru',
    ])
  })

  it.each([
    ['alone', ['Vael', '', ''], ['Oru', '', '']],
    ['merged over all columns', ['Vael', 'Vael', 'Vael'], ['Oru', 'Oru', 'Oru']],
  ])('names %s above repeated header rows are bosses', (_, first, second) => {
    const header = ['Item', 'Slot', 'Type']
    const [helm, belt] = [
      ['Helm', 'Head', 'Plate'],
      ['Belt', 'Waist', 'Plate'],
    ]
    const pasted = pasteAt([], [first, header, helm, second, header, belt])
    expect(cellsOf(pasted, 'name', 'boss')).toEqual(['Helm | Vael', 'Belt | Oru'])
  })

  it('headings with unknown names are reported, because they can be items', () => {
    const helm = ['Helm', 'Head', 'Plate']
    const names = ['Vael', '2. Oru', 'Plexus Sentinel', 'Reins of a Drake']
    const table = names.flatMap((name) => [[name, '', ''], helm])
    expect(pasteAt([], table).leftOut).toEqual(['Vael', 'Reins of a Drake'])
  })

  it('a merged heading above another one, as a title, is no item', () => {
    const table = [
      ['Our loot', 'Our loot', 'Our loot'],
      ['Vael', 'Vael', 'Vael'],
      ['Helm', 'Head', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual(['Helm | Vael'])
  })

  it('a name alone in the first row of a table without a header is an item if no other is', () => {
    const table = [
      ['Ring', '', ''],
      ['Helm', 'Head', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual(['Ring | ', 'Helm | '])
  })

  it('the name of a tier token or a link alone is an item', () => {
    const header = ['Item', 'Slot', 'Type']
    const helm = ['Helm', 'Head', 'Plate']
    const token = ['Dreadful Bloody Gallybux', '', '']
    const link = ['https://www.wowhead.com/item=5/belt', '', '']
    const rows = [header, ['Vael', '', ''], helm, token, helm, link, helm]
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual([
      'Helm | Vael',
      'Dreadful Bloody Gallybux | Vael',
      'Helm | Vael',
      'Belt | Vael',
      'Helm | Vael',
    ])
    expect(cellsOf(pasteAt([], [header, token, helm]), 'name', 'boss')).toEqual([
      'Dreadful Bloody Gallybux | ',
      'Helm | ',
    ])
  })

  it('numbered lines between the items are sections, of known and of unknown bosses', () => {
    const rows = [
      ['1. Plexus Sentinel', '', ''],
      ['Helm', 'Head', 'Plate'],
      ['2) Vael', '', ''],
      ['Belt', 'Waist', 'Plate'],
      ['Boss 3: Oru', '', ''],
      ['Ring', 'Finger', 'Ring'],
    ]
    const expected = ['Helm | Plexus Sentinel', 'Belt | Vael', 'Ring | Oru']
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual(expected)
    const withHeader = [['Item', 'Slot', 'Type'], ...rows]
    expect(cellsOf(pasteAt([], withHeader), 'name', 'boss')).toEqual(expected)
  })

  it.each([
    '#5 Vael',
    '(6) Vael',
    'No. 4 Vael',
    'III. Vael',
    'IV - Vael',
    'Encounter 9 – Vael',
    'Encounter 9: Vael',
    'Boss #2 Vael',
  ])('%j is a section of Vael', (heading) => {
    const rows = [
      ['Helm', 'Head', 'Plate'],
      [heading, '', ''],
      ['Belt', 'Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual(['Helm | ', 'Belt | Vael'])
  })

  it.each(['X-002 Vael', 'No 5th Vael', 'Vix. Vael'])('%j is the name of an item', (name) => {
    const rows = [
      [name, '', ''],
      ['Belt', 'Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual([`${name} | `, 'Belt | '])
  })

  it('a remark in brackets does not belong to the name of a boss', () => {
    const rows = [
      ['Item', 'Slot', 'Type'],
      ['1. Plexus Sentinel (first kill)', '', ''],
      ['Helm', 'Head', 'Plate'],
      ['2. Oru [optional]', '', ''],
      ['Belt', 'Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual([
      'Helm | Plexus Sentinel',
      'Belt | Oru',
    ])
  })

  it('a title that is merged over all columns stands above the header row', () => {
    const html = `<table><tr><td colspan=4>Our loot</td></tr>
      <tr><td>Item</td><td>Slot</td><td>Type</td><td>Notes</td></tr>
      <tr><td colspan=4>1. Vael</td></tr>
      <tr><td>Helm</td><td>Head</td><td>Plate</td><td>For tanks</td></tr>
      <tr><td colspan=4>2. Oru</td></tr>
      <tr><td>Belt</td><td>Waist</td><td>Plate</td><td></td></tr></table>`
    const pasted = pasteAt([], parseClipboard({ html, text: '' }))
    expect(pasted.leftOut).toEqual([])
    expect(cellsOf(pasted, 'name', 'slot', 'boss')).toEqual([
      'Helm | Head | Vael',
      'Belt | Waist | Oru',
    ])
  })

  it('numbered items are no sections, and a number in the Boss column is left out', () => {
    const numbered = [
      ['1. Helm', '', ''],
      ['2. Belt', 'Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], numbered), 'name', 'boss')).toEqual(['1. Helm | ', '2. Belt | '])
    const column = [
      ['Boss', 'Item'],
      ['1. Plexus Sentinel', 'Helm'],
      ['2. Vael', 'Belt'],
    ]
    expect(cellsOf(pasteAt([], column), 'name', 'boss')).toEqual([
      'Helm | Plexus Sentinel',
      'Belt | Vael',
    ])
  })

  it('a boss that is named in the first row of its group only applies to the rows below', () => {
    const table = [
      ['Boss', 'Item'],
      ['', 'Orphan'],
      ['Plexus Sentinel', 'Helm'],
      ['', 'Belt'],
      ['Stix Bunkjunker', 'Ring'],
      ['', ''],
      ['', 'Neck'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Orphan | ',
      'Helm | Plexus Sentinel',
      'Belt | Plexus Sentinel',
      'Ring | Stix Bunkjunker',
      'Neck | Stix Bunkjunker',
    ])
  })

  it('blank lines of a list of loot are no rows; those of a range of cells are', () => {
    const blank = ['', '', '']
    const items = [['Helm', 'Head', 'Plate'], blank, blank, ['Belt', 'Waist', 'Plate'], blank]
    expect(cellsOf(pasteAt([], [['Item', 'Slot', 'Type'], ...items]), 'name')).toEqual([
      'Helm',
      'Belt',
    ])
    expect(cellsOf(pasteAt([], [['Stix Bunkjunker'], ...items]), 'name', 'boss')).toEqual([
      'Helm | Stix Bunkjunker',
      'Belt | Stix Bunkjunker',
    ])
    const slots = [
      ['Head', 'Plate'],
      ['', ''],
      ['Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], slots, 0, columnIndex('slot')), 'slot')).toEqual([
      'Head',
      '',
      'Waist',
    ])
  })

  it('a blank below bosses that repeat in each row stays blank', () => {
    const table = [
      ['Boss', 'Item'],
      ['Plexus Sentinel', 'Helm'],
      ['Plexus Sentinel', 'Belt'],
      ['', 'Ring'],
      ['Stix Bunkjunker', 'Neck'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Helm | Plexus Sentinel',
      'Belt | Plexus Sentinel',
      'Ring | ',
      'Neck | Stix Bunkjunker',
    ])
  })

  it('a blank below a section row is the boss of the section, also after an exception', () => {
    const table = [
      ['Item', 'Boss', 'Slot'],
      ['1. Plexus Sentinel', '', ''],
      ['Helm', '', 'Head'],
      ['Belt', 'Stix Bunkjunker', 'Waist'],
      ['Ring', '', 'Finger'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Helm | Plexus Sentinel',
      'Belt | Stix Bunkjunker',
      'Ring | Plexus Sentinel',
    ])
  })

  it.each(['*** Oru ***', '== Oru ==', '--- Oru ---', 'Boss: Oru', '# Oru #'])(
    '%j is a section row',
    (heading) => {
      const table = [
        ['Item', 'Slot', 'Type'],
        ['1. Plexus Sentinel', '', ''],
        ['Helm', 'Head', 'Plate'],
        [heading, '', ''],
        ['Belt', 'Waist', 'Plate'],
      ]
      const pasted = pasteAt([], table)
      expect(pasted.leftOut).toEqual([])
      expect(cellsOf(pasted, 'name', 'boss')).toEqual(['Helm | Plexus Sentinel', 'Belt | Oru'])
    },
  )

  it('a boss alone in the Boss column is a section row', () => {
    const table = [
      ['Boss', 'Item'],
      ['Vael', ''],
      ['', 'Helm'],
      ['Oru', ''],
      ['', 'Belt'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual(['Helm | Vael', 'Belt | Oru'])
  })

  it('a row is pasted as an item if no item follows it', () => {
    const alike = Array.from({ length: COLUMN_COUNT }, () => 'text')
    expect(cellsOf(pasteAt([], [alike]), 'name', 'boss')).toEqual(['text | text'])
  })
})

describe('pasteTable: rows that are no items', () => {
  const header = ['Item', 'Slot', 'Type', 'ID', 'Notes']
  const helm = ['Helm', 'Head', 'Plate', '990001', '']
  const belt = ['Belt', 'Waist', 'Plate', '990002', '']

  it.each([
    [['Total', '', '', '', '']],
    [['Total:', '', '', '2', '']],
    [['Gesamt', '2', '', '', '']],
    [['', '', '', '', 'Sum 2']],
    [['Grand Total: 2', '', '', '', '']],
    [['Total: 2 items', '', '', '', '']],
    [['2 items', '', '', '', '']],
    [['Total', 'Plexus Sentinel', '', '2', '']],
    [['Total: 2', 'Tokens: 1', '', '', '']],
    [['Gesamt', '', '2', '', '']],
    [['Итого: 2', '', '', '', '']],
    [['Всего предметов', '', '', '2', '']],
    [['', '', '2', '', '2']],
    [['', '', '', '2', '']],
  ])('%j is left out and named', (total) => {
    const pasted = pasteAt([], [header, helm, total, belt, total])
    expect(cellsOf(pasted, 'name', 'itemId')).toEqual(['Helm | 990001', 'Belt | 990002'])
    const text = total.filter((cell) => cell !== '').join(' ')
    expect(pasted.leftOut).toEqual([text, text])
  })

  it('without a header row, too', () => {
    const table = [helm, ['Item', 'Slot', '', '', ''], belt, ['Sum', '', '', '2', '']]
    expect(cellsOf(pasteAt([], table), 'name')).toEqual(['Helm', 'Belt'])
  })

  it.each([
    [['Name', 'Item ID', 'Equip', 'ilvl', 'armor']],
    [['Item', 'Wowhead', 'Slot', '', '']],
    [header],
  ])('%j among the items repeats a header: it is left out and named', (repeated) => {
    const pasted = pasteAt([], [header, helm, repeated, belt])
    expect(cellsOf(pasted, 'name', 'itemId')).toEqual(['Helm | 990001', 'Belt | 990002'])
    expect(pasted.leftOut).toEqual([repeated.filter((cell) => cell !== '').join(' ')])
  })

  it.each([
    'Total: 110 items, last updated by Bob',
    '* ask officers before you bid',
    'Note: loot council decides',
    'Last update 12 March',
    'Bids are closed.',
    'the list of the last raid can be found in the archive',
  ])('the note %j is left out and named', (note) => {
    const pasted = pasteAt([], [header, helm, [note], belt, ['', note]])
    expect(cellsOf(pasted, 'name', 'itemId')).toEqual(['Helm | 990001', 'Belt | 990002'])
    expect(pasted.leftOut).toEqual([note, note])
    // Among names alone, it can be one.
    expect(pasteAt([], [['Helm'], [note], ['Belt']]).leftOut).toEqual([])
  })

  it.each([
    ["Reins of the Gloamwing, Servant of Kel'Thuzad"],
    ['Notes of the Archivist'],
    ['Total Eclipse'],
    ['1. Vexie and the Geargrinders, first boss of the raid today'],
    ['Dr. Boom'],
  ])('%j is no note', (name) => {
    expect(pasteAt([], [header, helm, [name], belt]).leftOut).toEqual([])
  })

  it('words of columns without a header, and items that are named like one, are pasted', () => {
    const rows = [
      ['Name', 'Head', 'Plate', '990003', ''],
      ['Loot', '', '', '', ''],
    ]
    expect(pasteAt([], [header, helm, ...rows, belt]).leftOut).toEqual([])
    expect(pasteAt([], [['Item', 'Slot']]).leftOut).toEqual([])
  })

  it('ids without names, numbers alone, and a single name are pasted', () => {
    const idOnly = ['', '', '', '990003', '']
    expect(cellsOf(pasteAt([], [header, helm, idOnly]), 'itemId')).toEqual(['990001', '990003'])
    expect(pasteAt([], [['5']]).leftOut).toEqual([])
    expect(pasteAt([], [['Total']]).leftOut).toEqual([])
    expect(pasteAt([], [['Total Eclipse'], ['Helm']]).leftOut).toEqual([])
  })
})
