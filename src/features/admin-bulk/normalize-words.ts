import { toWords } from '@/game/word-search'

/** Normalizes a text for comparison: its words in lower case, without accents and punctuation. */
export function toKey(text: string): string {
  return toWords(text).join(' ')
}

/**
 * Like `toKey`, but "1H", "One-Handed" and "one hand" become the same word, as do those for two
 * hands.
 */
export function toItemKey(text: string): string {
  return toKey(text)
    .replaceAll(/\b(?:1|one) ?(?:h|hand|handed|hander)\b/g, 'onehand')
    .replaceAll(/\b(?:2|two) ?(?:h|hand|handed|hander)\b/g, 'twohand')
}

/** Minimum length of a text whose final "s" counts as a plural. */
const PLURAL_FROM = 4

/** Removes the final "s" of a plural. */
export function toSingular(key: string): string {
  return key.length >= PLURAL_FROM && key.endsWith('s') ? key.slice(0, -1) : key
}
