import { parseHtmlTable } from '@/features/admin-bulk/columns/table/parse-html-table'
import { parseTable } from '@/features/admin-bulk/columns/table/parse-table'
import { isHeader } from '@/features/admin-bulk/columns/table/read-header-row'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../support/runs'

const parse = (text: string) => parseTable(text, isHeader)

/** Texts as they occur in sheets, and random texts. */
const cells = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', 'Head', 'Fist of a Thousand', 'a,b', 'a;b', 'a\tb') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('say "hi"', '"', 'two\nlines', 'two\r\nlines', ' x ', "'", '=1+1'),
  },
  { weight: 3, arbitrary: fc.string() },
)

function tables(minColumns: number, cell: fc.Arbitrary<string>) {
  return fc.integer({ min: minColumns, max: 6 }).chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 8,
    }),
  )
}

/** Formats a cell: quoted if necessary or if `isQuoted`. */
function formatCell(text: string, isQuoted: boolean): string {
  const mustQuote = /[\t,;"\r\n\uFEFF]/.test(text) || text.trim() !== text
  return mustQuote || isQuoted ? `"${text.replaceAll('"', '""')}"` : text
}

const layouts = fc.record({
  delimiter: fc.constantFrom('\t', ',', ';'),
  lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
  endsWithBreak: fc.boolean(),
  hasByteOrderMark: fc.boolean(),
  quotes: fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
})

describe('parseTable', () => {
  it('returns the cells from which a text was formatted, for all delimiters, line breaks and quotes', () => {
    fc.assert(
      fc.property(tables(2, cells), layouts, (table, layout) => {
        let count = 0
        const lines = table.map((row) =>
          row
            .map((text) => {
              count += 1
              return formatCell(text, layout.quotes[count % layout.quotes.length] ?? false)
            })
            .join(layout.delimiter),
        )
        const text = [
          layout.hasByteOrderMark ? '\uFEFF' : '',
          lines.join(layout.lineBreak),
          layout.endsWithBreak ? layout.lineBreak : '',
        ].join('')
        expect(parse(text)).toEqual(table)
      }),
      { numRuns: runs(200, 2000) },
    )
  })

  it('returns one cell per line for a text with one column', () => {
    fc.assert(
      fc.property(
        tables(
          1,
          cells.filter((text) => text.trim() !== ''),
        ).map((table) => table.map((row) => row.slice(0, 1))),
        layouts,
        (table, { lineBreak }) => {
          const text = table.map(([cell = '']) => formatCell(cell, false)).join(lineBreak)
          expect(parse(text)).toEqual(table)
        },
      ),
      { numRuns: runs(100, 1000) },
    )
  })

  it.each([
    ['', []],
    ['Voracious Heart', [['Voracious Heart']]],
    ['One\nTwo\n', [['One'], ['Two']]],
    ['"Big" Bertha\tHead', [['"Big" Bertha', 'Head']]],
    ['"never closed\tHead', [['"never closed', 'Head']]],
    ['Alsunir, Fragment of the Whole', [['Alsunir, Fragment of the Whole']]],
    [
      'Alsunir, Fragment\nMarrow, Thief of Bone',
      [['Alsunir, Fragment'], ['Marrow, Thief of Bone']],
    ],
    ['Mage, Priest\tHead', [['Mage, Priest', 'Head']]],
    ['A ring\tFinger\tRing\nA list', [['A ring', 'Finger', 'Ring'], ['A list']]],
    [
      'Item,Slot\nGavel,Main hand,extra',
      [
        ['Item', 'Slot'],
        ['Gavel', 'Main hand', 'extra'],
      ],
    ],
    [
      'Manaforge Omega\nItem,Slot\nGavel,Main hand',
      [['Manaforge Omega'], ['Item', 'Slot'], ['Gavel', 'Main hand']],
    ],
    [
      'Gavel;Main hand;1,5\nHat;Head;2,5',
      [
        ['Gavel', 'Main hand', '1,5'],
        ['Hat', 'Head', '2,5'],
      ],
    ],
  ])('parses %j as %j', (text, expected) => {
    expect(parse(text)).toEqual(expected)
  })
})

describe('parseHtmlTable', () => {
  it('returns the cells from which a table was built', () => {
    const plain = fc.string().map((text) => text.replaceAll(/[\s\u00A0\0]+/g, ' ').trim())
    fc.assert(
      fc.property(tables(1, plain), (table) => {
        const element = document.createElement('table')
        for (const cells of table) {
          const row = element.insertRow()
          for (const text of cells) row.insertCell().textContent = text
        }
        expect(parseHtmlTable(`<html><body><!--StartFragment-->${element.outerHTML}`)).toEqual(
          table,
        )
      }),
      { numRuns: runs(30, 300) },
    )
  })

  it('repeats merged cells, keeps line breaks and collapses white space', () => {
    expect(
      parseHtmlTable(
        `<table><tr><td rowspan=2>Boss</td><td>\n  One<br>more </td></tr>
         <tr><td>Two&nbsp;</td></tr><tr><th colspan=2>Both</th></tr></table>`,
      ),
    ).toEqual([
      ['Boss', 'One\nmore'],
      ['Boss', 'Two'],
      ['Both', 'Both'],
    ])
  })

  it('does not run scripts or event handlers, and drops script elements', () => {
    Reflect.set(window, 'hasRun', false)
    const html = `<table><tr><td><script>hasRun = true</script><img src=x onerror="hasRun = true">Hat</td></tr></table>`
    expect(parseHtmlTable(html)).toEqual([['Hat']])
    expect(Reflect.get(window, 'hasRun')).toBe(false)
  })

  it('returns null for HTML without a table or with several tables', () => {
    expect(parseHtmlTable('<p>Hat</p>')).toBeNull()
    expect(parseHtmlTable('<table></table><table></table>')).toBeNull()
  })
})
