import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  httpUrl,
  id,
  integer,
  openEnum,
  optionalGameId,
  optionalUrl,
  requiredId,
  requiredText,
  slug,
  text,
} from '@/contract/fields'

function accepts(schema: z.ZodMiniType, value: unknown) {
  return schema.safeParse(value).success
}

describe('text', () => {
  it('is trimmed before its length is checked', () => {
    expect(text(5).parse('  hello \n')).toBe('hello')
  })

  it.each([
    ['', true],
    ['hello', true],
    ['hello!', false],
    ['tab\t', true],
    ['a\r\nb', true],
    ['a\u0000b', false],
    ['a\u0007b', false],
    ['a\u001Fb', false],
    ['ünï✓', true],
    [5, false],
    [null, false],
  ])('of at most five characters accepts %j: %s', (value, expected) => {
    expect(accepts(text(5), value)).toBe(expected)
  })

  it.each(['', '   ', '\n\t', undefined, null])(
    'requiredText rejects %j with the message for missing text',
    (value) => {
      const parsed = requiredText(5, 'Text is required').safeParse(value)
      expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Text is required'])
    },
  )

  it('requiredText rejects text that is too long with the given message', () => {
    const issues = requiredText(2, 'Text is required', 'Text too long').safeParse('abc').error
      ?.issues
    expect(issues?.map(({ message }) => message)).toEqual(['Text too long'])
  })
})

describe('httpUrl and optionalUrl', () => {
  const URLS: [unknown, boolean][] = [
    ['https://example.org/a.png', true],
    ['http://example.org', true],
    ['HTTPS://EXAMPLE.ORG', true],
    ['javascript:alert(1)', false],
    ['JavaScript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://example.org', false],
    ['//example.org', false],
    ['example.org', false],
    ['http://', false],
    ['http://[::1]:8080/icon.png?size=56#a', true],
    [`https://example.org/${'x'.repeat(1980)}`, true],
    [`https://example.org/${'x'.repeat(1981)}`, false],
    [1, false],
  ]

  it.each(URLS)('accept %s: %s', (value, expected) => {
    expect(accepts(httpUrl, value)).toBe(expected)
    expect(accepts(optionalUrl, value)).toBe(expected)
  })

  it.each([[''], [null], [undefined]])('optionalUrl accepts %j, httpUrl does not', (value) => {
    expect(accepts(optionalUrl, value)).toBe(true)
    expect(accepts(httpUrl, value)).toBe(false)
  })

  const INVALID = 'Must be a valid URL'

  it.each([
    ['x', INVALID],
    ['http://', INVALID],
    [5, INVALID],
    ['javascript:alert(1)', INVALID],
    ['ftp://example.org/icon.png', INVALID],
    [' data:image/png;base64,AA==', INVALID],
    ['localhost:8787/icon.png', INVALID],
    [`https://example.org/${'x'.repeat(1981)}`, 'Must be at most 2000 characters'],
  ])('httpUrl and optionalUrl reject %j with one message: %s', (value, message) => {
    for (const schema of [httpUrl, optionalUrl]) {
      const issues = schema.safeParse(value).error?.issues
      expect(issues?.map((issue) => issue.message)).toEqual([message])
    }
  })
})

describe('slug', () => {
  const PATTERN = 'Slug can only contain lowercase letters, numbers, and hyphens'

  it.each([
    ['nerub-ar-palace', undefined],
    ['a', undefined],
    ['2-3', undefined],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'Slug too long'],
    ['', 'Slug is required'],
    ['Upper', PATTERN],
    ['with space', PATTERN],
    ['under_score', PATTERN],
    ['ü', PATTERN],
    ['a\n', PATTERN],
    [' a', PATTERN],
  ])('%j: %s', (value, message) => {
    expect(slug.safeParse(value).error?.issues[0]?.message).toBe(message)
  })
})

describe('id and requiredId', () => {
  it.each([
    ['c1f0-_A', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['', false],
    ['a b', false],
    ['a/b', false],
    ['a\n', false],
    ['a\u0000', false],
    ['ü', false],
    [7, false],
  ])('accept %j: %s', (value, expected) => {
    expect(accepts(id, value)).toBe(expected)
    expect(accepts(requiredId('Choose'), value)).toBe(expected)
  })

  it('requiredId rejects every other value with the given message', () => {
    for (const value of ['', 'x'.repeat(65), 'a\u0000', undefined, 5]) {
      expect(requiredId('Choose').safeParse(value).error?.issues[0]?.message).toBe('Choose')
    }
  })
})

describe('integer and optionalGameId', () => {
  it.each([
    [1, true],
    [50, true],
    [0, false],
    [51, false],
    [1.5, false],
    ['1', false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('integer(1, 50) accepts %j: %s', (value, expected) => {
    const parsed = integer(1, 50).safeParse(value)
    expect(parsed.success).toBe(expected)
    const messages = parsed.error?.issues.map(({ message }) => message) ?? []
    expect(new Set(messages)).toEqual(
      new Set(expected ? [] : ['Must be a whole number from 1 to 50']),
    )
  })

  it('optionalGameId accepts positive Postgres integers and null', () => {
    expect(
      [1, 2_147_483_647, null, undefined].map((value) => accepts(optionalGameId, value)),
    ).toEqual([true, true, true, true])
    expect(optionalGameId.safeParse(2_147_483_648).error?.issues[0]?.message).toBe(
      'Must be at most 2147483647',
    )
    for (const value of [0, -1, 1.5, '5']) {
      expect(optionalGameId.safeParse(value).error?.issues[0]?.message).toBe(
        'Must be a positive whole number',
      )
    }
  })
})

describe('openEnum', () => {
  it('keeps an unknown value', () => {
    expect(openEnum(['A', 'B']).parse('C')).toBe('C')
    expect(accepts(openEnum(['A', 'B']), 1)).toBe(false)
  })
})
