import { COLUMN_IDS, mapColumns, type ColumnId } from '@/features/admin-bulk/columns/columns'
import { createRow, textsOf, type GridRow } from '@/features/admin-bulk/columns/grid-rows'
import { readColumns } from '@/features/admin-bulk/columns/table/read-columns'
import { parseClipboard, pasteTable } from '@/features/admin-bulk/sheet/state/paste-table'
import { toCsv } from '@/lib/csv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../support/runs'
import { at, cellsOf, pasteAt, unusedColumns } from './paste-at'

/** Rows whose cells contain their own position. */
function numberedRows(count: number): GridRow[] {
  return Array.from({ length: count }, (_, row) =>
    createRow(mapColumns(({ id }) => `${row}:${id}`)),
  )
}

const texts = (rows: readonly GridRow[]) => rows.map(({ cells }) => textsOf(cells))

describe('pasteTable', () => {
  it('changes no cell outside of the pasted area', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 0, max: COLUMN_IDS.length - 1 }),
        fc.integer({ min: 1, max: 15 }).chain((width) =>
          fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), {
            minLength: 1,
            maxLength: 8,
          }),
        ),
        (count, row, column, table) => {
          const before = numberedRows(count)
          const { rows } = pasteAt(before, table, row, column)
          expect(rows.length).toBeGreaterThanOrEqual(count)
          const width = table[0]?.length ?? 0
          const isOutside = (y: number, x: number) =>
            y < row || y >= row + table.length || x < column || x >= column + width
          const outside = (of: readonly GridRow[]) =>
            texts(of.slice(0, count)).map((cells, y) =>
              cells.filter((_, x) => isOutside(y, x)).join('|'),
            )
          expect(outside(rows)).toEqual(outside(before))
        },
      ),
      { numRuns: runs(50, 500) },
    )
  })

  it('pastes at the selected cell and adds rows as needed', () => {
    const { rows, area } = pasteAt(numberedRows(2), [['A'], ['B'], ['C']], 1, 0)
    expect(texts(rows).map(([name]) => name)).toEqual(['0:name', 'A', 'B', 'C'])
    expect(area).toEqual({ top: 1, bottom: 3, columns: ['name'] })
  })

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

  it('links of equal texts are items, not bosses', () => {
    const table = [
      ['Name', 'Slot', 'Item'],
      ['A Ring', 'Finger', { text: 'link', itemId: '5' }],
      ['A Cap', 'Head', { text: 'link', itemId: '6' }],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss', 'itemId')).toEqual([
      'A Ring |  | 5',
      'A Cap |  | 6',
    ])
  })

  it('a number that is no id is not replaced by the id of a link', () => {
    const table = [
      ['Item', 'Item ID', 'Link'],
      [{ text: 'Helm', itemId: '5' }, '283,101', ''],
      ['Belt', '281 307', 'https://www.wowhead.com/item=6'],
      [{ text: 'Ring', itemId: '7' }, 'n/a', ''],
      [{ text: 'Cape', itemId: '8' }, '#8.0', 'https://www.wowhead.com/item=8'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'itemId')).toEqual([
      'Helm | 283,101',
      'Belt | 281 307',
      'Ring | 7',
      'Cape | 8',
    ])
  })

  it('a link to another item than that of the ID is kept as a second ID', () => {
    const table = [
      ['Item', 'Item ID', 'Link'],
      [{ text: 'Helm', itemId: '5' }, '6', ''],
      ['Belt', '7', 'https://www.wowhead.com/item=8'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'itemId', 'wowheadId')).toEqual([
      'Helm | 6 or 5 | ',
      'Belt | 7 | 8',
    ])
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

  it.each([
    [['Item', 'Wowhead link'], { itemId: '5' }],
    [['Item', 'Blizzard ID'], { itemId: '5' }],
    [['Item', 'ID', 'Blizzard ID', 'Wowhead'], { itemId: '5', blizzardId: '6', wowheadId: '7' }],
    [['Item', 'Wowhead', 'Blizzard item id'], { wowheadId: '5', blizzardId: '6' }],
  ])('header %j: a single id is the item id, several ids are kept apart', (header, expected) => {
    const { rows } = pasteAt([], [header, ['A Ring', '5', '6', '7'].slice(0, header.length)])
    const ids = ['itemId', 'blizzardId', 'wowheadId'] as const
    expect(ids.map((id) => rows[0]?.cells[id])).toEqual(
      ids.map((id) => ({ itemId: '', blizzardId: '', wowheadId: '', ...expected })[id]),
    )
  })

  it('does not treat a single word as a header, even if it names a column', () => {
    expect(texts(pasteAt(numberedRows(1), [['Token']]).rows)[0]?.[0]).toBe('Token')
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

  it('fills the item id from a link or number in the Item column; a link proposes the name', () => {
    const link = 'https://www.wowhead.com/item=237525/irradiated-impurity-filter'
    expect(
      cellsOf(
        pasteAt(
          [],
          [
            [link, 'Trinket'],
            ['237526', 'Ring'],
          ],
        ),
        'name',
        'itemId',
      ),
    ).toEqual(['Irradiated Impurity Filter | 237525', ' | 237526'])
    const table = [
      ['Item', 'Name', 'Slot'],
      [link, 'Filter', 'Trinket'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'itemId')).toEqual(['Filter | 237525'])
    const spell = 'https://www.wowhead.com/spell=5/filter'
    const withSpell = [
      ['Item', 'Name', 'Slot'],
      [spell, 'Filter', 'Trinket'],
    ]
    expect(cellsOf(pasteAt([], withSpell), 'name', 'itemId')).toEqual([`Filter | ${spell}`])
  })

  it('a column of ids and links alone, or with a boss, gives rows with their ids', () => {
    const links = [
      'https://www.wowhead.com/item=237525/filter',
      'wowhead.com/item=237526',
      '#237527',
    ]
    const ids = ['237525', '237526', '237527']
    const alone = links.map((link) => [link])
    expect(cellsOf(pasteAt([], alone), 'itemId')).toEqual(ids)
    const withBoss = links.map((link) => [link, 'Stix'])
    expect(cellsOf(pasteAt([], withBoss), 'itemId', 'boss', 'name')).toEqual(
      ids.map((id, index) => `${id} | Stix Bunkjunker | ${index === 0 ? 'Filter' : ''}`),
    )
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

  it('takes the item id of links in pasted HTML', () => {
    const html = `<table><tr><td><a href="https://www.wowhead.com/item=5/helm">Iron Helm</a></td><td>Head</td></tr>
      <tr><td>Iron Belt</td><td>Waist</td></tr></table>`
    const table = pasteAt([], parseClipboard({ html, text: '' }))
    expect(cellsOf(table, 'name', 'slot', 'itemId')).toEqual([
      'Iron Helm | Head | 5',
      'Iron Belt | Waist | ',
    ])
    const list = `<ul><li><a href="/item=5">Helm</a></li><li>Belt</li></ul>`
    const ofList = pasteAt([], parseClipboard({ html: list, text: 'Helm\nBelt' }))
    expect(cellsOf(ofList, 'name', 'itemId')).toEqual(['Helm | 5', 'Belt | '])
  })

  it('keeps the address of a page behind an id or name that is not an item’s, for its error', () => {
    const spell = 'https://www.wowhead.com/spell=7/frost'
    const html = `<table><tr><th>Item</th><th>Boss</th><th>Link</th></tr>
      <tr><td>Helm</td><td>Plexus Sentinel</td><td><a href="${spell}">link</a></td></tr>
      <tr><td><a href="${spell}">Belt</a></td><td></td><td>6</td></tr>
      <tr><td>Ring</td><td><a href="https://www.wowhead.com/npc=8">Stix Bunkjunker</a></td><td></td></tr></table>`
    const table = pasteAt([], parseClipboard({ html, text: '' }))
    expect(cellsOf(table, 'name', 'boss', 'itemId')).toEqual([
      `Helm | Plexus Sentinel | ${spell}`,
      'Belt | Plexus Sentinel | 6',
      'Ring | Stix Bunkjunker | ',
    ])
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

  it('fills the selection with a single cell', () => {
    const result = pasteTable(
      numberedRows(3),
      { ...at(0, 4, 4), bottom: 2 },
      [['epic']],
      [],
      COLUMN_IDS,
    )
    expect('error' in result ? [] : texts(result.rows).map((cells) => cells[4])).toEqual([
      'Epic',
      'Epic',
      'Epic',
    ])
  })

  it.each([
    ['three rows of one column', { ...at(0, 3, 3), bottom: 2 }, 3, 1],
    ['three rows of the same width', { ...at(0, 3, 5), bottom: 2 }, 3, 1],
    ['twice its width', { ...at(0, 3, 8), bottom: 0 }, 1, 2],
    ['a selection that it does not fill', { ...at(0, 3, 6), bottom: 0 }, 1, 1],
  ])('a copy of 1×3 onto %s: %j', (_, selection, down, across) => {
    const result = pasteTable(numberedRows(4), selection, [['a', 'b', 'c']], [], COLUMN_IDS)
    const rows = 'error' in result ? [] : texts(result.rows)
    const written = rows.map((cells) => cells.filter((text) => /^[abc]$/.test(text)).join(''))
    expect(written.filter((text) => text !== '')).toEqual(
      Array.from({ length: down }, () => 'abc'.repeat(across)),
    )
  })

  it('ignores columns beyond the last one of the grid', () => {
    const { rows, assigned } = pasteAt(
      numberedRows(1),
      [['Text', 'More']],
      0,
      COLUMN_IDS.length - 1,
    )
    expect(assigned).toEqual(['wowheadId', null])
    expect(rows[0]?.cells.wowheadId).toBe('Text')
  })

  it('rejects a paste that would exceed 500 rows, with the number of rows', () => {
    const table = Array.from({ length: 501 }, (_, row) => [`Item ${row}`])
    expect(pasteTable([], at(0, 0), table, [], COLUMN_IDS)).toEqual({
      error:
        'Pasting 501 rows would make 501 rows, but the grid can have at most 500. Nothing was pasted: paste and submit fewer rows at a time.',
    })
    expect(pasteTable(numberedRows(10), at(9, 0), table.slice(0, 492), [], COLUMN_IDS)).toEqual({
      error:
        'Pasting 492 rows at row 10 would make 501 rows, but the grid can have at most 500. Nothing was pasted: paste and submit fewer rows at a time.',
    })
    expect(
      pasteTable(numberedRows(10), at(9, 0), table.slice(0, 491), [], COLUMN_IDS),
    ).toHaveProperty('rows')
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
