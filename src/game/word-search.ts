/** 0: no match; a higher score is a better match. */
type Score = number

const EXACT_WORD = 4
const PREFIX = 3
const INSIDE = 2
const TYPO = 1

/** Minimum length of a query word for which one typo is allowed. */
const TYPO_MIN_LENGTH = 4

const ASCII = /^[ -~]*$/

/**
 * Splits a text into words: lower case, without accents and apostrophes ("Ula'tek" → "ulatek"). Any
 * other character that is not a letter or digit separates words.
 */
export function toWords(text: string): string[] {
  // Expressions with Unicode properties take several times longer.
  if (ASCII.test(text)) {
    return text
      .replaceAll("'", '')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter((word) => word !== '')
  }
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** Whether two words differ by at most one changed, missing or extra letter or one swap of neighbours. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const endMax = Math.min(a.length, b.length) - start
  while (end < endMax && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  // The parts between what both begin and end with.
  const lengthA = a.length - start - end
  const lengthB = b.length - start - end
  const isSwap = lengthA === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
  return (lengthA <= 1 && lengthB <= 1) || (lengthB === 2 && isSwap)
}

function hasTypo(query: string, word: string): boolean {
  if (query.length < TYPO_MIN_LENGTH) return false
  const isLonger = word.length > query.length
  return (
    isOneEditApart(query, word) || (isLonger && isOneEditApart(query, word.slice(0, query.length)))
  )
}

/** Whether a word contains a query of one word, or begins with it except for one typo. */
export function matchesWord(query: string, word: string): boolean {
  return word.includes(query) || hasTypo(query, word)
}

function scoreWord(query: string, words: readonly string[]): Score {
  if (words.includes(query)) return EXACT_WORD
  if (words.some((word) => word.startsWith(query))) return PREFIX
  if (words.some((word) => word.includes(query))) return INSIDE
  return words.some((word) => hasTypo(query, word)) ? TYPO : 0
}

/**
 * The score of words for a query, both split by `toWords`. Every word of the query must be found, in any
 * order. An empty query matches everything.
 */
export function matchScore(query: readonly string[], words: readonly string[]): Score {
  let total = 1
  for (const queryWord of query) {
    const score = scoreWord(queryWord, words)
    if (score === 0) return 0
    total += score
  }
  return total
}
