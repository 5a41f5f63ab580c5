import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '@/lib/csv'
import { COLUMN_COUNT, COLUMNS, columnIndex } from '@/features/admin-bulk/columns'
import { createRow, type GridRow } from '@/features/admin-bulk/grid-rows'
import { pasteGrid, readClipboard } from '@/features/admin-bulk/paste-grid'

const at = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column })

function grid(count: number): GridRow[] {
  return Array.from({ length: count }, (_, row) =>
    createRow(COLUMNS.map((_, column) => `${row}:${column}`)),
  )
}

const texts = (rows: readonly GridRow[]) => rows.map(({ cells }) => [...cells])

function paste(rows: readonly GridRow[], table: string[][], row = 0, column = 0) {
  const outcome = pasteGrid(rows, at(row, column), table, [])
  if (outcome.isRefused) throw new Error(outcome.message)
  return outcome
}

describe('a paste', () => {
  it('at any cell leaves all that lies outside its rectangle', () => {
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
          const before = grid(count)
          const { rows } = paste(before, table, row, column)
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
      { numRuns: 500 },
    )
  })

  it('writes each cell in its place and adds the rows it needs', () => {
    const { rows, area } = paste(grid(2), [['A'], ['B'], ['C']], 1, 0)
    expect(texts(rows).map(([name]) => name)).toEqual(['0:0', 'A', 'B', 'C'])
    expect(area).toEqual({ top: 1, bottom: 3, left: 0, right: 0 })
  })

  it('knows columns by their names in any order, and says which it does not have', () => {
    const { rows, ignored } = paste(
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

  it('takes a single word that names a column for a word', () => {
    expect(texts(paste(grid(1), [['Token']]).rows)[0]?.[0]).toBe('Token')
  })

  it('of one cell fills what is selected', () => {
    const outcome = pasteGrid(grid(3), { top: 0, bottom: 2, left: 3, right: 3 }, [['epic']], [])
    expect(outcome.isRefused ? [] : texts(outcome.rows).map((cells) => cells[3])).toEqual([
      'Epic',
      'Epic',
      'Epic',
    ])
  })

  it('says that what sticks out on the right was left out', () => {
    const { rows, ignored } = paste(grid(1), [['Text', 'More']], 0, COLUMN_COUNT - 1)
    expect(ignored).toEqual(['column 2'])
    expect(rows[0]?.cells.at(-1)).toBe('Text')
  })

  it('beyond 500 rows is refused, and says by how much', () => {
    const table = Array.from({ length: 501 }, (_, row) => [`Item ${row}`])
    expect(pasteGrid([], at(0, 0), table, [])).toEqual({
      isRefused: true,
      message: '501 rows would make 501: one entry takes at most 500. Nothing was pasted.',
    })
    expect(pasteGrid(grid(10), at(9, 0), table.slice(0, 492), [])).toMatchObject({
      message:
        '492 rows from row 10 on would make 501: one entry takes at most 500. Nothing was pasted.',
    })
    expect(pasteGrid(grid(10), at(9, 0), table.slice(0, 491), []).isRefused).toBe(false)
  })

  it('takes back what was saved as CSV, formulas and scripts included', () => {
    const names = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '<script>alert(1)</script>']
    const csv = toCsv([['Item', 'Slot'], ...names.map((name) => [name, 'Head'])])
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    const { rows } = paste([], readClipboard({ html: '', text: csv }))
    expect(rows.map(({ cells }) => cells[0])).toEqual(names)
  })

  it('prefers the table of HTML to the text beside it', () => {
    const html = '<table><tr><td>From HTML</td></tr></table>'
    expect(readClipboard({ html, text: 'From text' })).toEqual([['From HTML']])
    expect(readClipboard({ html: '<b>x</b>', text: 'From text' })).toEqual([['From text']])
  })
})
