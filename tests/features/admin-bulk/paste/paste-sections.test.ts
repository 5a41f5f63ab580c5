import { COLUMN_IDS } from '@/features/admin-bulk/columns/columns'
import { parseClipboard } from '@/features/admin-bulk/sheet/state/paste-table'
import { describe, expect, it } from 'vitest'
import { cellsOf, pasteAt } from './paste-at'

describe('pasteTable: rows that name a boss', () => {
  it('a row that names a boss alone sets the boss of the rows that follow', () => {
    const rows = [
      ['Plexus Sentinel', '', ''],
      ['Iron Helm', 'Head', 'Plate'],
      ['Stix Bunkjunker', '', ''],
      ['Iron Belt', 'Waist', 'Plate'],
      ['Iron Ring', '', ''],
    ]
    const expected = [
      'Iron Helm | Head | Plexus Sentinel',
      'Iron Belt | Waist | Stix Bunkjunker',
      'Iron Ring |  | Stix Bunkjunker',
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'slot', 'boss')).toEqual(expected)
    const withHeader = [['Item', 'Slot', 'Type'], ...rows]
    expect(cellsOf(pasteAt([], withHeader), 'name', 'slot', 'boss')).toEqual(expected)
  })

  it('an unknown name alone is an item', () => {
    const helm = ['Iron Helm', 'Head', 'Plate']
    const table = [['Item', 'Slot', 'Type'], ['Vael', '', ''], helm, ['Oru', '', ''], helm]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Vael | ',
      'Iron Helm | ',
      'Oru | ',
      'Iron Helm | ',
    ])
  })

  it.each([
    ['merged over all columns', ['Vael', 'Vael', 'Vael'], ['Oru', 'Oru', 'Oru']],
    ['merged over two columns', ['Vael', 'Vael'], ['Oru', 'Oru']],
  ])('unknown names %s between the items of a table without a header are bosses', (_, ...names) => {
    const items = [
      ['Iron Helm', 'Head', 'Plate'],
      ['Cap', 'Head', 'Cloth'],
      ['Iron Belt', 'Waist', 'Plate'],
    ].map((row) => row.slice(0, names[0].length))
    const [first, second] = names
    const table = [first, ...items.slice(0, 2), second, ...items.slice(2)]
    expect(cellsOf(pasteAt([], table), 'name', 'slot', 'boss')).toEqual([
      'Iron Helm | Head | Vael',
      'Cap | Head | Vael',
      'Iron Belt | Waist | Oru',
    ])
  })

  it('a title above the header row names no boss for the blanks of the Boss column', () => {
    const table = [
      ['Our loot', '', ''],
      ['Boss', 'Item', 'Slot'],
      ['Vael', 'Iron Helm', 'Head'],
      ['', 'Cap', 'Head'],
      ['Oru', 'Iron Belt', 'Waist'],
      ['', 'Sash', 'Waist'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Iron Helm | Vael',
      'Cap | Vael',
      'Iron Belt | Oru',
      'Sash | Oru',
    ])
  })

  it('a merged heading above another one, as a title, is no item', () => {
    const table = [
      ['Our loot', 'Our loot', 'Our loot'],
      ['Vael', 'Vael', 'Vael'],
      ['Iron Helm', 'Head', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual(['Iron Helm | Vael'])
  })

  it('the name of a tier token or a link alone is an item', () => {
    const header = ['Item', 'Slot', 'Type']
    const helm = ['Iron Helm', 'Head', 'Plate']
    const token = ['Dreadful Bloody Gallybux', '', '']
    const link = ['https://www.wowhead.com/item=5/iron-belt', '', '']
    const rows = [header, ['1. Vael', '', ''], helm, token, helm, link, helm]
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual([
      'Iron Helm | Vael',
      'Dreadful Bloody Gallybux | Vael',
      'Iron Helm | Vael',
      'Iron Belt | Vael',
      'Iron Helm | Vael',
    ])
    expect(cellsOf(pasteAt([], [header, token, helm]), 'name', 'boss')).toEqual([
      'Dreadful Bloody Gallybux | ',
      'Iron Helm | ',
    ])
  })

  it('numbered lines between the items are sections, of known and of unknown bosses', () => {
    const rows = [
      ['1. Plexus Sentinel', '', ''],
      ['Iron Helm', 'Head', 'Plate'],
      ['2) Vael', '', ''],
      ['Iron Belt', 'Waist', 'Plate'],
      ['Boss 3: Oru', '', ''],
      ['Iron Ring', 'Finger', 'Ring'],
    ]
    const expected = ['Iron Helm | Plexus Sentinel', 'Iron Belt | Vael', 'Iron Ring | Oru']
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
      ['Iron Helm', 'Head', 'Plate'],
      [heading, '', ''],
      ['Iron Belt', 'Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual(['Iron Helm | ', 'Iron Belt | Vael'])
  })

  it.each(['X-002 Vael', 'No 5th Vael', 'Vix. Vael'])('%j is the name of an item', (name) => {
    const rows = [
      [name, '', ''],
      ['Iron Belt', 'Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual([`${name} | `, 'Iron Belt | '])
  })

  it('a remark in brackets does not belong to the name of a boss', () => {
    const rows = [
      ['Item', 'Slot', 'Type'],
      ['1. Plexus Sentinel (first kill)', '', ''],
      ['Iron Helm', 'Head', 'Plate'],
      ['2. Oru [optional]', '', ''],
      ['Iron Belt', 'Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'boss')).toEqual([
      'Iron Helm | Plexus Sentinel',
      'Iron Belt | Oru',
    ])
  })

  it('a title that is merged over all columns stands above the header row', () => {
    const html = `<table><tr><td colspan=4>Our loot</td></tr>
      <tr><td>Item</td><td>Slot</td><td>Type</td><td>Notes</td></tr>
      <tr><td colspan=4>1. Vael</td></tr>
      <tr><td>Iron Helm</td><td>Head</td><td>Plate</td><td>For tanks</td></tr>
      <tr><td colspan=4>2. Oru</td></tr>
      <tr><td>Iron Belt</td><td>Waist</td><td>Plate</td><td></td></tr></table>`
    const pasted = pasteAt([], parseClipboard({ html, text: '' }))
    expect(cellsOf(pasted, 'name', 'slot', 'boss')).toEqual([
      'Iron Helm | Head | Vael',
      'Iron Belt | Waist | Oru',
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
      ['1. Plexus Sentinel', 'Iron Helm'],
      ['2. Vael', 'Iron Belt'],
    ]
    expect(cellsOf(pasteAt([], column), 'name', 'boss')).toEqual([
      'Iron Helm | Plexus Sentinel',
      'Iron Belt | Vael',
    ])
  })

  it('a boss that is named in the first row of its group only applies to the rows below', () => {
    const table = [
      ['Boss', 'Item'],
      ['', 'Orphan'],
      ['Plexus Sentinel', 'Iron Helm'],
      ['', 'Iron Belt'],
      ['Stix Bunkjunker', 'Iron Ring'],
      ['', ''],
      ['', 'Neck'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Orphan | ',
      'Iron Helm | Plexus Sentinel',
      'Iron Belt | Plexus Sentinel',
      'Iron Ring | Stix Bunkjunker',
      'Neck | Stix Bunkjunker',
    ])
  })

  it('blank lines of a list of loot are no rows; those of a range of cells are', () => {
    const blank = ['', '', '']
    const items = [
      ['Iron Helm', 'Head', 'Plate'],
      blank,
      blank,
      ['Iron Belt', 'Waist', 'Plate'],
      blank,
    ]
    expect(cellsOf(pasteAt([], [['Item', 'Slot', 'Type'], ...items]), 'name')).toEqual([
      'Iron Helm',
      'Iron Belt',
    ])
    expect(cellsOf(pasteAt([], [['Stix Bunkjunker'], ...items]), 'name', 'boss')).toEqual([
      'Iron Helm | Stix Bunkjunker',
      'Iron Belt | Stix Bunkjunker',
    ])
    const slots = [
      ['Head', 'Plate'],
      ['', ''],
      ['Waist', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], slots, 0, COLUMN_IDS.indexOf('slot')), 'slot')).toEqual([
      'Head',
      '',
      'Waist',
    ])
  })

  it('a blank below bosses that repeat in each row stays blank', () => {
    const table = [
      ['Boss', 'Item'],
      ['Plexus Sentinel', 'Iron Helm'],
      ['Plexus Sentinel', 'Iron Belt'],
      ['', 'Iron Ring'],
      ['Stix Bunkjunker', 'Neck'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Iron Helm | Plexus Sentinel',
      'Iron Belt | Plexus Sentinel',
      'Iron Ring | ',
      'Neck | Stix Bunkjunker',
    ])
  })

  it('a blank below a section row is the boss of the section, also after an exception', () => {
    const table = [
      ['Item', 'Boss', 'Slot'],
      ['1. Plexus Sentinel', '', ''],
      ['Iron Helm', '', 'Head'],
      ['Iron Belt', 'Stix Bunkjunker', 'Waist'],
      ['Iron Ring', '', 'Finger'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Iron Helm | Plexus Sentinel',
      'Iron Belt | Stix Bunkjunker',
      'Iron Ring | Plexus Sentinel',
    ])
  })

  it.each(['*** Oru ***', '== Oru ==', '--- Oru ---', 'Boss: Oru', '# Oru #'])(
    '%j is a section row',
    (heading) => {
      const table = [
        ['Item', 'Slot', 'Type'],
        ['1. Plexus Sentinel', '', ''],
        ['Iron Helm', 'Head', 'Plate'],
        [heading, '', ''],
        ['Iron Belt', 'Waist', 'Plate'],
      ]
      expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
        'Iron Helm | Plexus Sentinel',
        'Iron Belt | Oru',
      ])
    },
  )

  it('a boss alone in the Boss column is a section row', () => {
    const table = [
      ['Boss', 'Item'],
      ['Vael', ''],
      ['', 'Iron Helm'],
      ['Oru', ''],
      ['', 'Iron Belt'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Iron Helm | Vael',
      'Iron Belt | Oru',
    ])
  })

  it('a row is pasted as an item if no item follows it', () => {
    const alike = Array.from({ length: COLUMN_IDS.length }, () => 'text')
    expect(cellsOf(pasteAt([], [alike]), 'name', 'boss')).toEqual(['text | text'])
  })
})
