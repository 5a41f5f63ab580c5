import { toCsv } from '@/lib/csv'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

/** A reader of RFC 4180 in one expression, to read back what was written. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows
}

test('what is written is read back, whatever the cells hold', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r', 'ß', ';') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const expected = rows.map((row) =>
        row.map((text) => (text.startsWith('\r') ? `'${text}` : text)),
      )
      expect(parse(toCsv(rows))).toEqual(expected)
    }),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(parse(toCsv([[text]]))).toEqual([[`'${text}`]])
})
