import { isOneEditApart, matchScore, toWords } from '@/game/word-search'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyOptions } from '../support/runs'

const RUNS = propertyOptions(50, 1000)

test.each([
  ["Ula'tek", ['ulatek']],
  ['Venom-Singed Cuffs', ['venom', 'singed', 'cuffs']],
  ['Élyandre  Marécage', ['elyandre', 'marecage']],
  ['', []],
])('toWords: %j → %j', (text, words) => {
  expect(toWords(text)).toEqual(words)
})

describe('isOneEditApart', () => {
  test.each([
    ['ring', 'ring'],
    ['ring', 'rink'],
    ['ring', 'rng'],
    ['ring', 'riing'],
    ['ring', 'rign'],
  ])('%s and %s: true', (a, b) => {
    expect(isOneEditApart(a, b)).toBe(true)
  })

  test.each([
    ['ring', 'king s'],
    ['ring', 'rongs'],
    ['amulet', 'omelet'],
  ])('%s and %s: false', (a, b) => {
    expect(isOneEditApart(a, b)).toBe(false)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 })

  test('two words with the same letters before and after one that differs or is missing: true', () => {
    fc.assert(
      fc.property(word, word, (before, after) => {
        const whole = `${before}x${after}`
        expect(isOneEditApart(whole, `${before}y${after}`)).toBe(true)
        expect(isOneEditApart(whole, before + after)).toBe(true)
      }),
      RUNS,
    )
  })

  test('is symmetric', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneEditApart(a, b)).toBe(isOneEditApart(b, a))
      }),
      RUNS,
    )
  })
})

test('matchScore: a better match scores higher, and a query word that is not found scores 0', () => {
  const words = toWords('Amulet of the Twin Fangs')
  const scores = ['amulet', 'amu', 'mule', 'amulot', 'shield'].map((typed) =>
    matchScore(toWords(typed), words),
  )
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(scores.length)
  expect(scores.at(-2)).toBeGreaterThan(0)
  expect(matchScore(toWords('amulet shield'), words)).toBe(0)
})

test('matchScore: a text matches each of its own words', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = toWords(text)
      expect(words.every((word) => matchScore([word], words) > 0)).toBe(true)
    }),
    RUNS,
  )
})
