import { isOneEditApart, toWords } from '@/game/word-search'

/** In a shorter word, another letter makes another word; so does another digit. */
const LONG_WORD = 4

/** Sheets differ in them: "Vexie & the Geargrinders". */
const SMALL_WORDS = new Set(['and', 'the'])

/**
 * Whether two names are likely the same one: they differ only in case, punctuation, spaces, small
 * words, and by a typo in each other word.
 */
export function isNearName(one: string, other: string): boolean {
  const [words, others] = [toMainWords(one), toMainWords(other)]
  if (words.join('') === others.join('')) return true
  return (
    words.length === others.length && words.every((word, at) => isNearWord(word, others[at] ?? ''))
  )
}

function toMainWords(name: string): string[] {
  return toWords(name).filter((word) => !SMALL_WORDS.has(word))
}

function isNearWord(one: string, other: string): boolean {
  if (one === other) return true
  const isLong = Math.min(one.length, other.length) >= LONG_WORD
  return isLong && !/\d/.test(one + other) && isOneEditApart(one, other)
}
