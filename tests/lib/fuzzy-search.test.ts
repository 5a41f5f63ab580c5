import { isOneEditApart, matchScore, toWords } from '@/lib/fuzzy-search'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

test.each([
  ["Ula'tek", ['ulatek']],
  ['Venom-Singed Cuffs', ['venom', 'singed', 'cuffs']],
  ['Élyandre  Marécage', ['elyandre', 'marecage']],
  ['', []],
])('%j has the words %j', (text, words) => {
  expect(toWords(text)).toEqual(words)
})

describe('one edit apart', () => {
  test.each([
    ['ring', 'ring'],
    ['ring', 'rink'],
    ['ring', 'rng'],
    ['ring', 'riing'],
    ['ring', 'rign'],
  ])('%s and %s', (a, b) => {
    expect(isOneEditApart(a, b)).toBe(true)
  })

  test.each([
    ['ring', 'king s'],
    ['ring', 'rongs'],
    ['amulet', 'omelet'],
  ])('not %s and %s', (a, b) => {
    expect(isOneEditApart(a, b)).toBe(false)
  })

  test('is the same both ways', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneEditApart(a, b)).toBe(isOneEditApart(b, a))
      }),
    )
  })
})

test('a better match scores higher, and one word that is not there is no match', () => {
  const words = toWords('Amulet of the Twin Fangs')
  const scores = ['amulet', 'amu', 'mule', 'amulot', 'shield'].map((typed) =>
    matchScore(toWords(typed), words),
  )
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores.at(-2)).toBeGreaterThan(0)
  expect(matchScore(toWords('amulet shield'), words)).toBe(0)
})

test('every word is found by itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = toWords(text)
      expect(words.every((word) => matchScore([word], words) > 0)).toBe(true)
    }),
  )
})
