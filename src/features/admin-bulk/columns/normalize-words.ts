import { toWords } from '@/game/word-search'

/** Normalizes a text for comparison: its words in lower case, without accents and punctuation. */
export function toKey(text: string): string {
  return toWords(text).join(' ')
}

/** A paste of 500 rows repeats the same few slots, types and rarities. */
const itemKeys = new Map<string, string>()
const ITEM_KEYS_MAX = 1000

/** Like `toKey`, but "1H", "One-Handed" and "one hand" become the same word; so do two hands. */
export function toItemKey(text: string): string {
  const known = itemKeys.get(text)
  if (known !== undefined) return known
  const key = toKey(text)
    .replaceAll(/\b(?:1|one) ?(?:h|hand|handed|hander)\b/g, 'onehand')
    .replaceAll(/\b(?:2|two) ?(?:h|hand|handed|hander)\b/g, 'twohand')
  if (itemKeys.size === ITEM_KEYS_MAX) itemKeys.clear()
  itemKeys.set(text, key)
  return key
}

/** The forms of a number before a boss's name in the sections of a sheet. */
const NUMBERS = [
  // "1. ", "2) ", "#3 - "
  String.raw`#?\d{1,2}\s*(?:[.):]|\s[-–—])`,
  // "Boss 4: ", "Encounter 5 – ", "No. 6 ", "#7 "
  String.raw`(?:(?:boss|encounter|no\.?)\s*#?|#)\d{1,2}(?:\s*[.):]|\s+[-–—]|\s)`,
  // "(8) "
  String.raw`\(\d{1,2}\)`,
  // "IX. ", "X - "
  String.raw`(?=[ivx])x{0,2}(?:ix|iv|v?i{0,3})(?:[.)]|\s[-–—]\s)`,
  'boss:',
]
const NUMBERED = new RegExp(String.raw`^(?:${NUMBERS.join('|')})\s*(?=\p{L})`, 'iu')

/** "*** Oru ***" and "== Oru ==": a heading between signs. */
const FRAMED = /^([*=#~_–—-])\1*\s*(\p{L}.*?)\s*\1+$/u

/** Returns whether a name begins with its number in a list, or is a heading between signs. */
export function isNumbered(text: string): boolean {
  return NUMBERED.test(text) || FRAMED.test(text)
}

/** What follows a boss's name in sheets: "Oru (optional)", "Vael [first kill]". */
const REMARK = /(?<=\S)\s*(?:\([^()]*\)|\[[^[\]]*\])$/

/** Removes the number or signs of a heading, and a remark in brackets, from a boss's name. */
export function toBossName(text: string): string {
  return text.replace(FRAMED, '$2').replace(NUMBERED, '').replace(REMARK, '')
}

/** Minimum length of a text whose final "s" counts as a plural. */
const PLURAL_FROM = 4

export function toSingular(key: string): string {
  return key.length >= PLURAL_FROM && key.endsWith('s') ? key.slice(0, -1) : key
}
