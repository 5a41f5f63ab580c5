import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '@/lib/csv'
import { COLUMN_COUNT, COLUMNS, columnIndex } from '@/features/admin-bulk/columns'
import { createRow, type GridRow } from '@/features/admin-bulk/grid-rows'
import { parseClipboard, pasteTable } from '@/features/admin-bulk/paste-table'
import { runs } from '../../support/runs'

const at = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column })

/** Rows whose cells contain their own position. */
function numberedRows(count: number): GridRow[] {
  return Array.from({ length: count }, (_, row) =>
    createRow(COLUMNS.map((_, column) => `${row}:${column}`)),
  )
}

const texts = (rows: readonly GridRow[]) => rows.map(({ cells }) => [...cells])

function pasteAt(rows: readonly GridRow[], table: string[][], row = 0, column = 0) {
  const result = pasteTable(rows, at(row, column), table, [], COLUMN_COUNT)
  if ('error' in result) throw new Error(result.error)
  return result
}

describe('pasteTable', () => {
  it('changes no cell outside of the pasted area', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 0, max: COLUMN_COUNT - 1 }),
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
    expect(texts(rows).map(([name]) => name)).toEqual(['0:0', 'A', 'B', 'C'])
    expect(area).toEqual({ top: 1, bottom: 3, left: 0, right: 0 })
  })

  it('assigns columns by their header in any order and reports unknown columns', () => {
    const { rows, ignored } = pasteAt(
      [],
      [
        ['Quality', 'Drop chance', 'Item Type', 'Encounter', 'NAME', 'Wowhead'],
        ['Rare', '12 %', 'Ring', 'Nobody', 'A Ring', 'https://www.wowhead.com/item=5'],
      ],
      0,
      4,
    )
    const cell = (id: Parameters<typeof columnIndex>[0]) => rows[0]?.cells[columnIndex(id)]
    expect(ignored).toEqual(['Drop chance'])
    expect(cell('name')).toBe('A Ring')
    expect(cell('rarity')).toBe('Rare')
    expect(cell('slot')).toBe('Finger')
    expect(cell('itemId')).toBe('5')
    expect(cell('boss')).toBe('Nobody')
  })

  it.each([
    [['Item', 'Wowhead link'], { itemId: '5' }],
    [['Item', 'Blizzard ID'], { itemId: '5' }],
    [['Item', 'ID', 'Blizzard ID', 'Wowhead'], { itemId: '5', blizzardId: '6', wowheadId: '7' }],
    [['Item', 'Wowhead', 'Blizzard item id'], { wowheadId: '5', blizzardId: '6' }],
  ])('header %j: a single id is the item id, several ids are kept apart', (header, expected) => {
    const { rows } = pasteAt([], [header, ['A Ring', '5', '6', '7'].slice(0, header.length)])
    const ids = ['itemId', 'blizzardId', 'wowheadId'] as const
    expect(ids.map((id) => rows[0]?.cells[columnIndex(id)])).toEqual(
      ids.map((id) => ({ itemId: '', blizzardId: '', wowheadId: '', ...expected })[id]),
    )
  })

  it('does not treat a single word as a header, even if it names a column', () => {
    expect(texts(pasteAt(numberedRows(1), [['Token']]).rows)[0]?.[0]).toBe('Token')
  })

  it('fills the selection with a single cell', () => {
    const result = pasteTable(
      numberedRows(3),
      { top: 0, bottom: 2, left: 3, right: 3 },
      [['epic']],
      [],
      COLUMN_COUNT,
    )
    expect('error' in result ? [] : texts(result.rows).map((cells) => cells[3])).toEqual([
      'Epic',
      'Epic',
      'Epic',
    ])
  })

  it.each([
    ['three rows of one column', { top: 0, bottom: 2, left: 3, right: 3 }, 3, 1],
    ['three rows of the same width', { top: 0, bottom: 2, left: 3, right: 5 }, 3, 1],
    ['twice its width', { top: 0, bottom: 0, left: 3, right: 8 }, 1, 2],
    ['a selection that it does not fill', { top: 0, bottom: 0, left: 3, right: 6 }, 1, 1],
  ])('a copy of 1×3 onto %s: %j', (_, selection, down, across) => {
    const result = pasteTable(numberedRows(4), selection, [['a', 'b', 'c']], [], COLUMN_COUNT)
    const rows = 'error' in result ? [] : texts(result.rows)
    const written = rows.map((cells) => cells.filter((text) => /^[abc]$/.test(text)).join(''))
    expect(written.filter((text) => text !== '')).toEqual(
      Array.from({ length: down }, () => 'abc'.repeat(across)),
    )
  })

  it('ignores and reports columns beyond the last one of the grid', () => {
    const { rows, ignored } = pasteAt(numberedRows(1), [['Text', 'More']], 0, COLUMN_COUNT - 1)
    expect(ignored).toEqual(['column 2'])
    expect(rows[0]?.cells.at(-1)).toBe('Text')
  })

  it('rejects a paste that would exceed 500 rows, with the number of rows', () => {
    const table = Array.from({ length: 501 }, (_, row) => [`Item ${row}`])
    expect(pasteTable([], at(0, 0), table, [], COLUMN_COUNT)).toEqual({
      error:
        'Pasting 501 rows would make 501 rows, but a batch can have at most 500. Nothing was pasted.',
    })
    expect(pasteTable(numberedRows(10), at(9, 0), table.slice(0, 492), [], COLUMN_COUNT)).toEqual({
      error:
        'Pasting 492 rows at row 10 would make 501 rows, but a batch can have at most 500. Nothing was pasted.',
    })
    expect(
      pasteTable(numberedRows(10), at(9, 0), table.slice(0, 491), [], COLUMN_COUNT),
    ).toHaveProperty('rows')
  })

  it('restores names from exported CSV, including formulas and scripts', () => {
    const names = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '<script>alert(1)</script>']
    const csv = toCsv([['Item', 'Slot'], ...names.map((name) => [name, 'Head'])])
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    const { rows } = pasteAt([], parseClipboard({ html: '', text: csv }))
    expect(rows.map(({ cells }) => cells[0])).toEqual(names)
  })
})

describe('parseClipboard', () => {
  it('prefers an HTML table to the text', () => {
    const html = '<table><tr><td>From HTML</td></tr></table>'
    expect(parseClipboard({ html, text: 'From text' })).toEqual([['From HTML']])
    expect(parseClipboard({ html: '<b>x</b>', text: 'From text' })).toEqual([['From text']])
  })
})
