import { toCsv, toTsv, unescapeFormula } from '@/lib/csv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../support/runs'

/** A minimal RFC 4180 reader, written independently of the production parser. */
function readCsv(text: string): string[][] {
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

describe('toCsv', () => {
  it('writes cells that an RFC 4180 reader reads back unchanged', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r', 'ß', ';') })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(readCsv(toCsv(rows)).map((row) => row.map(unescapeFormula))).toEqual(rows)
      }),
      { numRuns: runs(50, 500) },
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'escapes the formula %j with an apostrophe',
    (text) => {
      expect(readCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
    },
  )

  it.each([',', ';', '\t', '\n'])('quotes a cell that contains %j', (delimiter) => {
    expect(toCsv([[`a${delimiter}b`, 'c']])).toBe(`"a${delimiter}b",c`)
    expect(toTsv([[`a${delimiter}b`, 'c']])).toBe(`"a${delimiter}b"\tc`)
  })
})
