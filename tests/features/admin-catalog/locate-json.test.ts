import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateJson } from '@/features/admin-catalog/raid-file/locate-json'
import { runs } from '../../support/runs'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('locateJson', () => {
  it('returns the line of each value by its path', () => {
    const text = JSON.stringify({ a: 1, b: [{ c: 'x' }, []] }, null, 2)
    const located = locateJson(text)
    expect('lines' in located && Object.fromEntries(located.lines)).toEqual({
      '': 1,
      a: 2,
      b: 3,
      'b.0': 4,
      'b.0.c': 5,
      'b.1': 7,
    })
  })

  it.each([
    ['', 1, 1, 'a value is missing'],
    ['{"a": }', 1, 7, 'a value is missing'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '“,” or a closing bracket is missing'],
    ['{\n  "a": [1, 2\n}', 3, 1, '“,” or a closing bracket is missing'],
    ['[1, 2,]', 1, 7, 'a value is missing'],
    ['{"a": 1,}', 1, 9, 'a name in quotes is missing'],
    ['{a: 1}', 1, 2, 'names and texts need quotes'],
    ['{"a" 1}', 1, 6, '“:” is missing'],
    ['{"a": "x\ny"}', 1, 7, 'a text is not closed'],
    ['{"a": 1', 1, 8, '“}” is missing'],
    ['{"a": "x\ty"}', 1, 7, 'a text has an invalid character'],
    ['{"a": 1.}', 1, 7, 'a number has an error'],
    ['{} // x', 1, 4, 'comments are not allowed'],
    ['{} {}', 1, 4, 'it should end here'],
    ['['.repeat(200), 1, 102, 'it is nested too deeply'],
  ])('%j: line %i, column %i: %s', (text, line, column, problem) => {
    expect(locateJson(text)).toEqual({ line, column, problem })
  })

  it('accepts exactly what JSON.parse accepts', () => {
    const texts = fc.oneof(
      fc.json(),
      fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 1 })).map(([text, at, character]) => {
        const index = at % (text.length + 1)
        return text.slice(0, index) + character + text.slice(index + 1)
      }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect('lines' in locateJson(text)).toBe(isJson(text))
      }),
      { numRuns: runs(200, 2000) },
    )
  })
})
