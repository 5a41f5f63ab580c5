import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchScore, toWords } from '@/game/word-search'
import { indexTexts } from '../../../server/lib/text-index'
import { propertyOptions } from '../../support/runs'

const RUNS = propertyOptions(50, 1000)

/** Short words of few letters, so that many of them match. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
const words = fc.array(word, { minLength: 1, maxLength: 3 })
const texts = fc.array(
  words.map((own) => ({ text: own.join(' '), words: own })),
  { maxLength: 20 },
)

function placesOf<T>(all: readonly T[], isFound: (one: T) => boolean): number[] {
  return all.flatMap((one, place) => (isFound(one) ? [place] : []))
}

describe('TextIndex', () => {
  it('finds the same texts as a look at each of them', () => {
    fc.assert(
      fc.property(texts, words, (all, parts) => {
        const index = indexTexts(all)
        expect(index.containing(parts)).toEqual(
          placesOf(all, ({ text }) => parts.every((part) => text.includes(part))),
        )
        expect(index.resembling(parts)).toEqual(
          placesOf(all, (text) => matchScore(parts, text.words) > 0),
        )
      }),
      RUNS,
    )
  })

  it('a part of one character, and no part at all', () => {
    const all = ['Signet', 'Band of Ice', ''].map((text) => ({ text, words: toWords(text) }))
    const index = indexTexts(all)
    expect(index.containing(['S'])).toEqual([0])
    expect(index.containing([''])).toEqual([0, 1, 2])
  })
})
