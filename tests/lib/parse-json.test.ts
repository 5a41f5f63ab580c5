import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseJson } from '@/lib/parse-json'
import { propertyOptions } from '../support/runs'

it('an integer beyond the exact range of numbers is kept as its text, any other number is a number', () => {
  const text =
    '{"id":9007199254740993,"ids":[-9007199254740993, 9007199254740991],"part":0.1234567890123456,"large":12345678901234567e3}'
  expect(parseJson(text)).toEqual({
    id: '9007199254740993',
    ids: ['-9007199254740993', 9_007_199_254_740_991],
    part: 0.123_456_789_012_345_6,
    large: 12_345_678_901_234_567e3,
  })
})

it('digits inside of texts stay as they are', () => {
  const value = {
    'a "1234567890123456789': 'b\\": 1234567890123456789,',
    c: ['\\', '9'.repeat(20)],
  }
  expect(parseJson(JSON.stringify(value))).toEqual(value)
})

it('a long text is read', () => {
  const value = { id: '9'.repeat(20), text: '\\"x'.repeat(500_000) }
  expect(parseJson(JSON.stringify(value))).toEqual(value)
})

it('any other JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.bigInt({ min: 2n ** 53n, max: 2n ** 64n }), (value, id) => {
      const text = JSON.stringify(value, (_, inner: unknown) =>
        Number.isInteger(inner) && !Number.isSafeInteger(inner) ? 0 : inner,
      )
      expect(parseJson(`[${text},${id}]`)).toEqual([JSON.parse(text), String(id)])
    }),
    propertyOptions(100, 2000),
  )
})

it('what is not JSON is undefined', () => {
  expect(parseJson('{"id": 9007199254740993')).toBeUndefined()
})
