import { isOneEditApart, toWords } from '@/game/word-search'

/**
 * In shorter words, another letter makes another word; so does another digit. "Isa" can be "Issa".
 */
const LONG_WORD = 4

/** The words of a long name. */
const LONG_NAME = 3

/** Sheets differ in them: "Vexie & the Geargrinders". */
const SMALL_WORDS = new Set(['and', 'the'])

/**
 * Whether two names are likely the same one: they differ only in case, punctuation, spaces, small
 * words, and by a typo in each other word. In a long name, one word may also end differently: "Chrome
 * Prince Gazlicks".
 */
export function isNearName(one: string, other: string): boolean {
  const [words, others] = [toMainWords(one), toMainWords(other)]
  if (words.join('') === others.join('')) return true
  if (words.length !== others.length) return false
  const pairs = words.map((word, at) => [word, others[at] ?? ''] as const)
  const different = pairs.filter((pair) => !isNearWord(...pair))
  if (words.length < LONG_NAME || different.length !== 1) return different.length === 0
  return new Set(different.flat().map((word) => word.slice(0, LONG_WORD))).size === 1
}

/** What sheets add to a name: "Gallywix (last boss)". */
const IN_BRACKETS = /\([^)]*\)|\[[^\]]*\]/g

/**
 * Finds the name that a text most likely means: without words in brackets, the one that is near to
 * it as a whole or up to its comma ("Mug'Zee, Heads of Security"), or else the only one that has it
 * as a word ("Gallywix").
 */
export function findNearName(text: string, names: readonly string[]): string | undefined {
  const short = text.replaceAll(IN_BRACKETS, '')
  const near =
    names.find((name) => isNearName(short, name)) ??
    names.find((name) => isNearName(short, name.split(',')[0] ?? ''))
  if (near !== undefined) return near
  const [word = '', ...others] = toMainWords(short)
  if (others.length > 0 || word.length <= LONG_WORD) return undefined
  const having = names.filter((name) => toMainWords(name).some((one) => isNearWord(word, one)))
  return having.length === 1 ? having[0] : undefined
}

function toMainWords(name: string): string[] {
  return toWords(name).filter((word) => !SMALL_WORDS.has(word))
}

function isNearWord(one: string, other: string): boolean {
  if (one === other) return true
  const isLong = Math.max(one.length, other.length) >= LONG_WORD
  return isLong && !/\d/.test(one + other) && isOneEditApart(one, other)
}
