import { COLUMN_IDS, type ColumnId } from '@/features/admin-bulk/columns/columns'
import { textsOf, type GridRow } from '@/features/admin-bulk/columns/grid-rows'
import { readColumns } from '@/features/admin-bulk/columns/table/read-columns'
import { parseClipboard } from '@/features/admin-bulk/sheet/state/paste-table'
import { toCsv } from '@/lib/csv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../support/runs'
import { cellsOf, pasteAt, unusedColumns } from './paste-at'

const texts = (rows: readonly GridRow[]) => rows.map(({ cells }) => textsOf(cells))

describe('pasteTable', () => {
  it('assigns columns by their header in any order and leaves out unknown columns', () => {
    const table = [
      ['Quality', 'Drop chance', 'Item Type', 'Encounter', 'NAME', 'Wowhead'],
      ['Rare', '12 %', 'Ring', 'Nobody', 'A Ring', 'https://www.wowhead.com/item=5'],
    ]
    const pasted = pasteAt([], table, 0, 4)
    const { rows } = pasted
    const cell = (id: ColumnId) => rows[0]?.cells[id]
    expect(unusedColumns(pasted, table)).toEqual(['Drop chance'])
    expect(cell('name')).toBe('A Ring')
    expect(cell('rarity')).toBe('Rare')
    expect(cell('slot')).toBe('Finger')
    expect(cell('itemId')).toBe('5')
    expect(cell('boss')).toBe('Nobody')
  })

  it.each(['Loot (Name)', 'Loot (Raid)', 'Gear', 'Item name (EN)', 'Item [DE]'])(
    'the column %j has the items, and those with percentages have none',
    (header) => {
      for (const other of ['Drop %', '% Drop', 'Drop', 'Drop chance']) {
        const table = [
          [other, header, 'Slot'],
          ['14,3%', 'A Ring', 'Finger'],
          ['7.1 %', 'A Cap', 'Head'],
        ]
        const pasted = pasteAt([], table)
        expect(cellsOf(pasted, 'name', 'slot', 'itemId')).toEqual([
          'A Ring | Finger | ',
          'A Cap | Head | ',
        ])
        expect(unusedColumns(pasted, table)).toEqual([other])
      }
    },
  )

  it('beside a column of items, “Drop” is proposed as the boss if it has bosses of the raid', () => {
    const known = [
      ['Drop', 'Loot', 'Slot'],
      ['stix bunkjunker', 'A Ring', 'Finger'],
      ['Plexus Sentinel', 'A Cap', 'Head'],
    ]
    const pasted = pasteAt([], known)
    expect(pasted.isAsked).toBe(true)
    expect(cellsOf(pasted, 'name', 'boss')).toEqual([
      'A Ring | Stix Bunkjunker',
      'A Cap | Plexus Sentinel',
    ])
  })

  it('“Drop” is the item if there is no other column of items', () => {
    const table = [
      ['Drop', 'Slot'],
      ['A Ring', 'Finger'],
      ['A Ring', 'Finger'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual(['A Ring | ', 'A Ring | '])
  })

  it('beside a column of bosses, repeated texts in a second column of items are left out', () => {
    const table = [
      ['Item', 'Boss', 'Drop'],
      ['A Ring', 'Somebody', 'Yes, often'],
      ['A Cap', 'Somebody', 'Yes, often'],
    ]
    const pasted = pasteAt([], table)
    expect(cellsOf(pasted, 'name', 'boss')).toEqual(['A Ring | Somebody', 'A Cap | Somebody'])
    expect(unusedColumns(pasted, table)).toEqual(['Drop'])
  })

  it.each(['Drops from', 'Dropped from', 'Dropped by', 'Encounter'])(
    'the header %j says boss, also while no raid is chosen',
    (header) => {
      const table = [
        ['Item', header],
        ['A Ring', 'Nobody'],
      ]
      expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual(['A Ring | Nobody'])
    },
  )

  it('a column of percentages or fractions is not Item, whatever its name', () => {
    const table = [
      ['Item', 'Slot', 'Boss'],
      ['14,3%', 'Finger', 'Nobody'],
      ['0.25', 'Head', 'Nobody'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'slot')).toEqual([' | Finger', ' | Head'])
    const ids = [
      ['Item', 'Slot'],
      ['237525', 'Finger'],
    ]
    expect(unusedColumns(pasteAt([], ids), ids)).toEqual([])
  })

  it('unknown columns anywhere change nothing of what is read', () => {
    const header = ['Item', 'Slot', 'Type', 'Boss', 'Quality', 'Item ID']
    const data = [
      ['A Ring', 'Finger', 'Ring', 'Nobody', 'Epic', '5'],
      ['A Cap', 'Head', 'Cloth', 'Nobody', 'Rare', '6'],
    ]
    const column = fc.tuple(fc.nat(), fc.constantFrom('Drop chance', 'Looted by', 'Price'))
    fc.assert(
      fc.property(fc.array(column, { maxLength: 3 }), (columns) => {
        const table = [header, ...data].map((row, index) => {
          const cells = [...row]
          for (const [at, name] of columns) {
            cells.splice(at % (cells.length + 1), 0, index === 0 ? name : 'n/a')
          }
          return cells
        })
        const pasted = pasteAt([], table)
        expect(texts(pasted.rows)).toEqual(texts(pasteAt([], [header, ...data]).rows))
        expect(unusedColumns(pasted, table).toSorted()).toEqual(
          columns.map(([, name]) => name).toSorted(),
        )
      }),
      { numRuns: runs(50, 500) },
    )
  })

  it('does not treat a single word as a header, even if it names a column', () => {
    expect(texts(pasteAt([], [['Token']]).rows)[0]?.[0]).toBe('Token')
  })

  it('a row of data is not a header because one of its cells names a column', () => {
    const table = [
      ['Token', 'Head'],
      ['Helm', 'Head'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'slot')).toEqual(['Token | Head', 'Helm | Head'])
    expect(cellsOf(pasteAt([], [['Item'], ['Helm']]), 'name')).toEqual(['Item', 'Helm'])
  })

  it('finds the header among the first five rows and skips the titles above it', () => {
    const table = [
      ['Manaforge Omega', '', ''],
      ['', '', ''],
      ['Patch 12.1', 'as of today', ''],
      ['Item', 'Slot', 'Type'],
      ['Helm', 'Head', 'Plate'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'slot')).toEqual(['Helm | Head'])
    const sixth = [['a'], ['b'], ['c'], ['d'], ['e'], ['Item', 'Slot'], ['Helm', 'Head']]
    expect(cellsOf(pasteAt([], sixth), 'name')).toEqual(['a', 'b', 'c', 'd', 'e', 'Item', 'Helm'])
    const belowData = [
      ['Iron Helm', 'Head', 'Plate'],
      ['Item', 'Slot'],
      ['Iron Belt', 'Waist'],
    ]
    expect(cellsOf(pasteAt([], belowData), 'name')).toEqual(['Iron Helm', 'Item', 'Iron Belt'])
  })

  it.each([
    ['German', ['Gegenstand', 'Platz', 'Typ', 'Qualität', 'Klassen', 'Begegnung']],
    ['sheets', ['Item', 'Slot', 'Armour', 'Quality', 'Class', 'Boss']],
    ['French', ['Objet', 'Emplacement', 'Sous-classe', 'Rareté', 'Classes', 'Rencontre']],
  ])('knows the column names in %s', (_, header) => {
    const result = pasteAt([], [header, ['Helm', 'Kopf', 'Tissu', 'Épique', 'Magier', 'Plexus']])
    expect(cellsOf(result, 'name', 'slot', 'type', 'rarity', 'classes', 'boss')).toEqual([
      'Helm | Head | Cloth Armor | Epic | Mage | Plexus Sentinel',
    ])
  })

  it('of several columns for one value, an empty cell does not replace a filled one', () => {
    const table = [
      ['Item', 'ID', 'Item ID', 'Link', 'Slot', 'Item slot'],
      ['A', '5', '', 'wowhead.com/item=7', '', 'Head'],
      ['B', '', '6', '', 'Neck', ''],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'itemId', 'wowheadId', 'slot')).toEqual([
      'A | 5 | 7 | Head',
      'B | 6 |  | Neck',
    ])
  })

  it.each([
    ['rows', Array.from({ length: 150_000 }, () => ['A', 'Head'])],
    ['columns', [Array.from({ length: 300_000 }, () => '-')]],
  ])('very many %s are read', (_, table) => {
    const { assigned, rows } = readColumns(table, 'name', COLUMN_IDS)
    expect([rows.length, assigned.length]).toEqual([table.length, table[0]?.length])
  })

  it.each(['FALSE', 'FALSCH', 'FAUX'])('rows of unticked checkboxes (%s) are empty', (text) => {
    const table = [
      ['Item', 'Slot', 'Token'],
      ['Helm', 'Head', text],
      ['', '', text],
      ['', text, text],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'slot', 'token')).toEqual(['Helm | Head | '])
  })

  it('restores names from exported CSV, including formulas and scripts', () => {
    const names = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '<script>alert(1)</script>']
    const csv = toCsv([['Item', 'Slot'], ...names.map((name) => [name, 'Head'])])
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    const { rows } = pasteAt([], parseClipboard({ html: '', text: csv }))
    expect(rows.map(({ cells }) => cells.name)).toEqual(names)
  })
})

describe('parseClipboard', () => {
  it('prefers an HTML table to the text', () => {
    const html = '<table><tr><td>From HTML</td></tr></table>'
    expect(parseClipboard({ html, text: 'From text' })).toEqual([['From HTML']])
    expect(parseClipboard({ html: '<b>x</b>', text: 'From text' })).toEqual([['From text']])
  })
})
