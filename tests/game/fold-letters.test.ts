import { expect, test } from 'vitest'
import { foldLetters } from '@/game/fold-letters'

test.each([
  ['Élyandra', 'elyandra'],
  ["Ula'tek’s", 'ulateks'],
  ['Søréa ÐØN', 'sorea don'],
  ['Straße GROẞ', 'strasse gross'],
  ['Ætherion Œuvre Þor', 'aetherion oeuvre thor'],
  ['Łukasz Đorđe', 'lukasz dorde'],
  ['İstanbul Kılıç', 'istanbul kilic'],
  ['Ёлка Йод', 'елка иод'],
  ['ﬁre Ｆｕｌｌ', 'fire full'],
  ['深淵', '深淵'],
])('foldLetters: %s → %s', (text, expected) => {
  expect(foldLetters(text)).toBe(expected)
})
