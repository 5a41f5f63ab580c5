import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHtmlTable } from '@/features/admin-bulk/parse-html-table'
import { parseTable } from '@/features/admin-bulk/parse-table'
import { isHeader } from '@/features/admin-bulk/read-columns'

const parse = (text: string) => parseTable(text, isHeader)

/** Texts as they stand in sheets, and whatever else there is. */
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

/** Writes a cell as spreadsheets do: quoted where it must be, and where the writer likes to. */
function write(text: string, likesQuotes: boolean): string {
  const mustQuote = /[\t,;"\r\n\uFEFF]/.test(text) || text.trim() !== text
  return mustQuote || likesQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

const layouts = fc.record({
  delimiter: fc.constantFrom('\t', ',', ';'),
  lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
  endsWithBreak: fc.boolean(),
  hasMark: fc.boolean(),
  quotes: fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
})

describe('a pasted text', () => {
  it('parses back to the cells it was written from, however it was quoted', () => {
    fc.assert(
      fc.property(tables(2, cells), layouts, (table, layout) => {
        let written = 0
        const lines = table.map((row) =>
          row
            .map((text) => {
              written += 1
              return write(text, layout.quotes[written % layout.quotes.length] ?? false)
            })
            .join(layout.delimiter),
        )
        const text = [
          layout.hasMark ? '\uFEFF' : '',
          lines.join(layout.lineBreak),
          layout.endsWithBreak ? layout.lineBreak : '',
        ].join('')
        expect(parse(text)).toEqual(table)
      }),
      { numRuns: 2000 },
    )
  })

  it('is a list when it has one column', () => {
    fc.assert(
      fc.property(
        tables(
          1,
          cells.filter((text) => text.trim() !== ''),
        ).map((table) => table.map((row) => row.slice(0, 1))),
        layouts,
        (table, { lineBreak }) => {
          const text = table.map(([cell = '']) => write(cell, false)).join(lineBreak)
          expect(parse(text)).toEqual(table)
        },
      ),
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
      'Gavel;Main hand;1,5\nHat;Head;2,5',
      [
        ['Gavel', 'Main hand', '1,5'],
        ['Hat', 'Head', '2,5'],
      ],
    ],
  ])('%j is %j', (text, expected) => {
    expect(parse(text)).toEqual(expected)
  })
})

describe('a pasted HTML table', () => {
  it('parses back to the cells it was written from', () => {
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
    )
  })

  it('reads merged cells in each place, line breaks, and no more white space than is seen', () => {
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

  it('runs and loads nothing, and shows a script as nothing', () => {
    Reflect.set(window, 'wasRun', false)
    const html = `<table><tr><td><script>wasRun = true</script><img src=x onerror="wasRun = true">Hat</td></tr></table>`
    expect(parseHtmlTable(html)).toEqual([['Hat']])
    expect(Reflect.get(window, 'wasRun')).toBe(false)
  })

  it('is none in other HTML, nor where there are several', () => {
    expect(parseHtmlTable('<p>Hat</p>')).toBeNull()
    expect(parseHtmlTable('<table></table><table></table>')).toBeNull()
  })
})
