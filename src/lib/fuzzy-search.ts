/** How well a text matches: 0 not at all, and the higher the better. */
type Score = number

const EXACT_WORD = 4
const PREFIX = 3
const INSIDE = 2
const TYPO = 1

/** From this length on one wrong, missing or extra letter is forgiven. */
const TYPO_FROM = 4

/** Lower case, without accents; apostrophes go ("Ula'tek" → "ulatek"), other marks part words. */
export function toWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** Whether two words differ by at most one letter: changed, missing, extra, or two swapped. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const restA = a.slice(start)
  const restB = b.slice(start)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

function scoreWord(wanted: string, words: readonly string[]): Score {
  if (words.includes(wanted)) return EXACT_WORD
  if (words.some((word) => word.startsWith(wanted))) return PREFIX
  if (words.some((word) => word.includes(wanted))) return INSIDE
  const isForgiven =
    wanted.length >= TYPO_FROM &&
    words.some(
      (word) =>
        isOneEditApart(wanted, word) || isOneEditApart(wanted, word.slice(0, wanted.length)),
    )
  return isForgiven ? TYPO : 0
}

/**
 * How well words (`toWords`, prepared once) match what was typed: every word typed must be found, in
 * any order. An empty search matches everything.
 */
export function matchScore(query: readonly string[], words: readonly string[]): Score {
  let total = 1
  for (const wanted of query) {
    const score = scoreWord(wanted, words)
    if (score === 0) return 0
    total += score
  }
  return total
}
