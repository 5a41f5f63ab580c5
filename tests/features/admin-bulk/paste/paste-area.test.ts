import { COLUMN_IDS, mapColumns } from '@/features/admin-bulk/columns/columns'
import { createRow, textsOf, type GridRow } from '@/features/admin-bulk/columns/grid-rows'
import { NO_ROWS } from '@/features/admin-bulk/sheet/state/grid-state'
import { pasteTable } from '@/features/admin-bulk/sheet/state/paste-table'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../support/runs'
import { at, pasteAt } from './paste-at'

/** Rows whose cells contain their own position. */
function numberedRows(count: number): GridRow[] {
  return Array.from({ length: count }, (_, row) =>
    createRow(mapColumns(({ id }) => `${row}:${id}`)),
  )
}

const texts = (rows: readonly GridRow[]) => rows.map(({ cells }) => textsOf(cells))

describe('pasteTable: the pasted area', () => {
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

  it('fills the selection with a single cell', () => {
    const result = pasteTable(
      numberedRows(3),
      NO_ROWS,
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
    const result = pasteTable(
      numberedRows(4),
      NO_ROWS,
      selection,
      [['a', 'b', 'c']],
      [],
      COLUMN_IDS,
    )
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
    expect(pasteTable([], NO_ROWS, at(0, 0), table, [], COLUMN_IDS)).toEqual({
      error:
        'Pasting 501 rows would make 501 rows, but the grid can have at most 500. Nothing was pasted: paste and submit fewer rows at a time.',
    })
    expect(
      pasteTable(numberedRows(10), NO_ROWS, at(9, 0), table.slice(0, 492), [], COLUMN_IDS),
    ).toEqual({
      error:
        'Pasting 492 rows at row 10 would make 501 rows, but the grid can have at most 500. Nothing was pasted: paste and submit fewer rows at a time.',
    })
    expect(
      pasteTable(numberedRows(10), NO_ROWS, at(9, 0), table.slice(0, 491), [], COLUMN_IDS),
    ).toHaveProperty('rows')
  })
})
