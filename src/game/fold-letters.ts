/** Letters that no Unicode normalization decomposes, in lower case, and what is typed instead. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
}
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')

/** Expressions for what a search ignores: apostrophes, and accents of decomposed letters. */
export const IGNORED_APOSTROPHES = "['\u2018\u2019\u201B\u02BC\u00B4\u0060\u2032]"
export const IGNORED_MARKS = '[\u0300-\u036F]'
const APOSTROPHES = new RegExp(IGNORED_APOSTROPHES, 'g')
const MARKS = new RegExp(IGNORED_MARKS, 'g')

/**
 * The text as searches compare it: in lower case, without accents and apostrophes, and with plain
 * letters ("Ula'tek" → "ulatek", "Søréa" → "sorea"). In SQL: `folded` (server/lib/folded.ts).
 */
export function foldLetters(text: string): string {
  return text
    .replaceAll(APOSTROPHES, '')
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter)
}
