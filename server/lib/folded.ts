import { IGNORED_APOSTROPHES, IGNORED_MARKS, PLAIN_LETTERS } from '@/game/fold-letters'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The Latin and Cyrillic letters in which the game's clients write names. */
const RANGES = [
  [0xc0, 0x17f],
  [0x400, 0x42f],
  [0x490, 0x490],
] as const
/** Their capital letters that are left after the decomposition. */
const CAPITALS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).filter((letter) => letter.toLowerCase() !== letter && letter.normalize('NFKD') === letter)
const CAPITAL_LETTERS = CAPITALS.join('')
const SMALL_LETTERS = CAPITAL_LETTERS.toLowerCase()

/**
 * `foldLetters` (src/game/fold-letters.ts) in SQL. In a database with the locale C, `lower` has
 * no effect on letters beyond ASCII.
 */
export function folded(text: SQLWrapper): SQL {
  const bare = sql`regexp_replace(normalize(regexp_replace(${text}, ${IGNORED_APOSTROPHES}, '', 'g'), NFKD), ${IGNORED_MARKS}, '', 'g')`
  const lower = sql`translate(lower(${bare}), ${CAPITAL_LETTERS}, ${SMALL_LETTERS})`
  return Object.entries(PLAIN_LETTERS)
    .flatMap(([letter, plain]) => [letter, upperCaseOf(letter)].map((one) => [one, plain]))
    .reduce((inner, [letter, plain]) => sql`replace(${inner}, ${letter}, ${plain})`, lower)
}

/** One letter, also for ß. */
function upperCaseOf(letter: string): string {
  return letter === 'ß' ? '\u1E9E' : letter.toUpperCase()
}
