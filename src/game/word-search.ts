import { slotsOf, type ItemTraits } from './eligibility'
import { foldLetters } from './fold-letters'
import { SLOT_LABELS, slotLabel, SLOTS } from './items'
import { SLOT_SYNONYMS } from './slot-synonyms'

/** What a search compares a row with. Built once per row, so that a search only compares words. */
export interface SearchText {
  /** The words of its name. */
  name: readonly string[]
  /** The words of what else it is found by, such as its type. */
  other: readonly string[]
  /** The words for the slots of a loot item; undefined for any other row. */
  slots?: readonly string[]
  /** All these words; most rows are ruled out by one comparison with it. */
  all: string
}

/** Minimum length of a word with one typo, and of a part that is found inside a word. */
const LONG_WORD = 4

/** A number with a typo is another number. */
const ANY_DIGIT = /\d/

const ASCII = /^[ -_a-~]*$/

/**
 * Splits a text into words, with their letters folded ("Ula'tek" → "ulatek"). Any other character that is not a letter or digit separates words.
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
  return foldLetters(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** The words of a text, and the parts of those with an apostrophe: "Ula'tek" → ulatek, ula, tek. */
function toWordsAndParts(text: string): string[] {
  const words = toWords(text)
  return /['’]/.test(text)
    ? [...new Set([...words, ...toWords(text.replaceAll(/['’]/g, ' '))])]
    : words
}

/** The text of a row that is found by its name, and by other words if there are any. */
export function toSearchText(name: string, other = ''): SearchText {
  return withAll({ name: toWordsAndParts(name), other: toWordsAndParts(other) })
}

function withAll(text: Omit<SearchText, 'all'>): SearchText {
  return { ...text, all: [...text.name, ...text.other, ...(text.slots ?? [])].join(' ') }
}

/** The text of two rows together, in which the words of a search may be found in either. */
export function joinTexts(one: SearchText, other: SearchText): SearchText {
  return withAll({
    name: [...one.name, ...other.name],
    other: [...one.other, ...other.other],
    slots: one.slots ?? other.slots,
  })
}

interface SearchedItem extends ItemTraits {
  name: string
  boss?: { name: string } | null
}

/**
 * The text of a loot item: it is found by its name, type, slots and boss; a tier token also by
 * "tier", "set" and "token".
 * @param slots the slots in which it is listed
 * @param more other words, such as a note
 */
export function toLootText(
  item: SearchedItem,
  slots: readonly string[] = slotsOf(item),
  more = '',
): SearchText {
  const tier = item.isTokenItem ? `tier set token ${item.tokenCategory ?? ''}` : ''
  const other = `${item.itemType ?? ''} ${item.boss?.name ?? ''} ${tier} ${more}`
  return withAll({ ...toSearchText(item.name, other), slots: slots.flatMap(wordsOfSlot) })
}

/** The words by which players know each slot. "Main Hand" is one word: "mainhand". */
const SLOT_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  SLOTS.map((slot) => [
    slot,
    [...SLOT_SYNONYMS[slot], toOneWord(SLOT_LABELS[slot])].filter((word) => !word.includes(' ')),
  ]),
)
const ALL_SLOT_WORDS: ReadonlySet<string> = new Set([...SLOT_WORDS.values()].flat())

function wordsOfSlot(slot: string): readonly string[] {
  return SLOT_WORDS.get(slot) ?? [toOneWord(slotLabel(slot))]
}

function toOneWord(text: string): string {
  return toWords(text).join('')
}

/** Splits a search into words. Two words for a slot ("main hand") and its plural become one. */
function toQuery(search: string): string[] {
  const query: string[] = []
  for (const word of toWords(search)) {
    const pair = `${query.at(-1) ?? ''}${word}`
    if (query.length > 0 && ALL_SLOT_WORDS.has(pair)) query.splice(-1, 1, pair)
    else query.push(ALL_SLOT_WORDS.has(word.replace(/s$/, '')) ? word.replace(/s$/, '') : word)
  }
  return query
}

/**
 * Whether two words differ by at most one changed, missing or extra letter or one exchange of two
 * letters.
 */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const endMax = Math.min(a.length, b.length) - start
  while (end < endMax && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  // The parts between what both begin and end with.
  const partA = a.slice(start, a.length - end)
  const partB = b.slice(start, b.length - end)
  if (partA.length <= 1 && partB.length <= 1) return true
  const isExchange = partA[0] === partB.at(-1) && partA.at(-1) === partB[0]
  return partA.length === partB.length && isExchange && partA.slice(1, -1) === partB.slice(1, -1)
}

/** Whether a word, or its beginning, is the searched word with one typo. */
function hasTypo(query: string, word: string): boolean {
  // "idl" is the word "idol" without a letter; any other typo in three letters is another word.
  if (query.length === LONG_WORD - 1) {
    return word.length === LONG_WORD && isOneEditApart(query, word)
  }
  if (query.length < LONG_WORD || ANY_DIGIT.test(query)) return false
  const isLonger = word.length > query.length
  return (
    isOneEditApart(query, word) || (isLonger && isOneEditApart(query, word.slice(0, query.length)))
  )
}

/** 0: no match; a higher score is a better match. */
type Score = number

/**
 * The score of one word of a search. A word for a slot finds the items of the slot, and those with
 * the same word in their name, but no words that contain it: "ring" does not find "Offering".
 */
function scoreWord(query: string, { name, other, slots, all }: SearchText): Score {
  if (!all.includes(query)) return 0
  if (name.includes(query)) return 7
  if (slots?.includes(query)) return 6
  if (slots && ALL_SLOT_WORDS.has(query)) return 0
  const isPrefix = (word: string) => word.startsWith(query)
  if (other.includes(query)) return 6
  if (name.some(isPrefix)) return 5
  if (other.some(isPrefix) || slots?.some(isPrefix)) return 4
  const isInside = (word: string) => query.length >= LONG_WORD && word.includes(query)
  return name.some(isInside) || other.some(isInside) ? 3 : 0
}

/** The score of one word of a search that nothing is found for as it is written. */
function scoreWithTypo(query: string, text: SearchText): Score {
  const score = scoreWord(query, text)
  if (score > 0) return score
  const { name, other, slots = [] } = text
  const isTypo = (word: string) => hasTypo(query, word)
  if (name.some(isTypo)) return 2
  return other.some(isTypo) || slots.some(isTypo) ? 1 : 0
}

interface Match<Row> {
  row: Row
  score: Score
}

function scoreRows<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => SearchText,
): Match<Row>[] {
  const query = toQuery(search)
  if (query.length === 0) return search.trim() === '' ? rows.map((row) => ({ row, score: 0 })) : []
  const searched = rows.map((row) => ({ row, text: textOf(row) }))
  for (const scoreOf of [scoreWord, scoreWithTypo]) {
    const matches = searched
      .map(({ row, text }) => ({ row, score: scoreWords(query, text, scoreOf) }))
      .filter(({ score }) => score > 0)
    if (matches.length > 0) return matches
  }
  return []
}

/** The sum of the scores of all words; 0 if one of them is not found. */
function scoreWords(query: readonly string[], text: SearchText, scoreOf: typeof scoreWord): Score {
  let total = 0
  for (const word of query) {
    const score = scoreOf(word, text)
    if (score === 0) return 0
    total += score
  }
  return total
}

/**
 * The rows that a search finds, in their order: those with each of its words, in any order.
 * Accents, apostrophes and letter case are ignored. If there are none, one typo is allowed in each
 * word of four letters and more. An empty search finds all rows.
 */
export function findRows<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => SearchText,
): Row[] {
  return scoreRows(rows, search, textOf).map(({ row }) => row)
}

/** The rows that `findRows` finds, the best match first; equal matches keep their order. */
export function rankRows<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => SearchText,
): Row[] {
  return scoreRows(rows, search, textOf)
    .toSorted((one, other) => other.score - one.score)
    .map(({ row }) => row)
}
