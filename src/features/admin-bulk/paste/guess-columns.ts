import {
  choicesOf,
  columnIndex,
  COLUMNS,
  PLAIN_TOKEN,
  type Choice,
  type Column,
  type ColumnId,
  type Target,
} from '../columns'
import type { LastPaste } from '../grid/grid-state'
import {
  canBeName,
  columnTexts,
  isUrl,
  isWordOf,
  isWritten,
  longestOf,
  MATCHING_MIN,
  RECOGNIZED,
  RECOGNIZED_BELOW_HEADER,
  share,
} from './column-values'
import { isIdOrLink, isItemIdOnly, isShare, splitList } from './normalize-cell'
import { matchWord } from './match-words'
import { toItemKey, toKey } from './normalize-words'
import { textOf, type Table } from './parse-table'
import { isHeaderWord } from './read-header-row'

/** Item levels, counts, years: numbers that are too short for ids of raid loot. */
const SHORT_NUMBER = /^\d{1,4}$/

const NAME = columnIndex('name')
const BOSS = columnIndex('boss')

/**
 * Returns whether the columns of a paste need no confirmation. With a header row: if the grid knows
 * every column's name and no two columns have the same target, except the name. Without one: if the
 * cells fit the columns into which they were pasted. A single column never needs confirmation.
 */
export function isCertain(paste: LastPaste, bosses: readonly Choice[]): boolean {
  const { table, headerRow, assigned } = paste
  const texts = columnTexts(table, headerRow)
  const filled = texts.flatMap((cells, column) => (cells.length > 0 ? [column] : []))
  if (filled.length < 2) return true
  const targets = filled.map((column) => assigned[column] ?? null)
  if (targets.includes(null)) return false
  if (headerRow < 0) {
    return (
      hasBosses(texts, assigned, bosses) &&
      filled.every((column) => fits(paste, texts[column] ?? [], assigned[column], bosses))
    )
  }
  // A column of ids or links is told apart from the one with the names (`readColumns`).
  const others = filled
    .filter((column) => assigned[column] !== NAME || !texts[column]?.every(isIdOrLink))
    .map((column) => assigned[column])
  return new Set(others).size === others.length
}

/** Whether the Boss column has bosses of the instance, or names that can be bosses of the items. */
function hasBosses(
  texts: readonly string[][],
  assigned: readonly Target[],
  bosses: readonly Choice[],
): boolean {
  const [names = [], bossNames = []] = [NAME, BOSS].map((target) => texts[assigned.indexOf(target)])
  const column = COLUMNS[BOSS]
  const isKnown = column && share(bossNames, (text) => isWritten(column, text, bosses)) >= 0.5
  return isKnown || names.length === 0 || canBeBosses(bossNames, countKeys(names))
}

/** Whether at least half of the cells that were pasted into a column of the grid can be read. */
function fits(
  { rows, area }: LastPaste,
  texts: readonly string[],
  target: Target | undefined,
  bosses: readonly Choice[],
): boolean {
  const column = COLUMNS[target ?? -1]
  if (!column) return false
  if (column.id === 'name') {
    return share(texts, (text) => isWordOf(text, bosses) || isShare(text)) < 0.5
  }
  // Any text can be a boss that the instance lacks, but not a word of another column.
  if (column.id === 'boss') {
    return share(texts, (text) => isWordOf(text, bosses) || isItemIdOnly(text)) < 0.5
  }
  // The cells as they were normalized together with the other cells of their rows.
  const cells = rows
    .slice(area.top, area.bottom + 1)
    .map((row) => row.cells[target ?? -1] ?? '')
    .filter((text) => text !== '')
  // The others include cells that were filled in.
  const unreadable = cells.filter((text) => !canRead(column, text, bosses))
  return unreadable.length * 2 <= texts.length
}

/**
 * Guesses the columns that a header row does not name; without one, all of them, if the table was
 * pasted at the first column: elsewhere the user has chosen it. If none is recognized in another
 * place, those up to the type stay, because their cells can have typos, and so do the others whose
 * cells fit.
 */
export function guessAssigned(paste: LastPaste, bosses: readonly Choice[]): Target[] | null {
  const { table, headerRow, selection, assigned } = paste
  if (headerRow >= 0) return guessUnnamed(paste, bosses)
  if (selection.left > 0) return null
  const guess = guessColumns(table, bosses)
  const isMoved = guess?.some((target, column) => target !== null && target !== assigned[column])
  if (!guess || isMoved) return guess
  const texts = columnTexts(table, headerRow)
  return assigned.map((target, column) => {
    const stays = target !== null && target <= columnIndex('type')
    return stays || fits(paste, texts[column] ?? [], target, bosses) ? target : null
  })
}

/**
 * Guesses the columns of a table without a header row from their contents. Returns null if neither
 * a name nor an item id is found, or if the name is the only column recognized. Other unrecognized
 * columns are left out.
 */
export function guessColumns(table: Table, bosses: readonly Choice[]): Target[] | null {
  const texts = columnTexts(table, -1)
  const none = texts.map((): Target => null)
  const guess = recognize(texts, none, RECOGNIZED, bosses)
  const names = findNames(texts, guess)
  if (names.score === 0) return guess.includes(columnIndex('itemId')) ? guess : null
  const named = withBosses(texts, guess.with(names.column, NAME), longestOf(texts))
  return named.some((target) => target !== null && target !== NAME) ? named : null
}

/**
 * Guesses the columns that the header row of a paste does not name. What it names stays as it is,
 * and a known name of a column that the grid does not have is left out. The names are different
 * texts in most rows.
 */
export function guessUnnamed(
  { table, headerRow, assigned }: Pick<LastPaste, 'table' | 'headerRow' | 'assigned'>,
  bosses: readonly Choice[],
): Target[] {
  const all = columnTexts(table, headerRow)
  const texts = all.map((cells, column) => {
    const name = textOf(table[headerRow]?.[column] ?? '').trim()
    return name !== '' && isHeaderWord(name) ? [] : cells
  })
  const guess = recognize(texts, assigned, RECOGNIZED_BELOW_HEADER, bosses)
  const names = findNames(texts, guess)
  const longest = longestOf(all)
  const hasNames = !guess.includes(NAME) && names.score >= longest * MATCHING_MIN
  return withBosses(texts, hasNames ? guess.with(names.column, NAME) : guess, longest)
}

/**
 * Assigns the Boss column, if the bosses are not recognized: to the last column before the names
 * whose texts can be bosses, or else to the only one that also has a text in most rows, and has at
 * least two rows for each.
 */
function withBosses(texts: readonly string[][], guess: Target[], longest: number): Target[] {
  const names = guess.indexOf(NAME)
  if (names < 0 || guess.includes(BOSS)) return guess
  const columns = guess.flatMap((target, column) =>
    target === null && canBeBosses(texts[column] ?? [], longest) ? [column] : [],
  )
  const [only, ...others] = columns.filter((column) => {
    const { length } = texts[column] ?? []
    const count = countKeys(texts[column] ?? [])
    return length >= longest * MATCHING_MIN && count > 1 && count * 2 <= length
  })
  const before = columns.findLast((column) => column < names)
  const found = before ?? (others.length === 0 ? only : undefined)
  return found === undefined ? guess : guess.with(found, BOSS)
}

/**
 * Whether the cells can be bosses that the instance lacks: fewer names than rows, each in rows that
 * follow one another. A merged cell has its name only in the first one.
 */
function canBeBosses(texts: readonly string[], rows: number): boolean {
  const keys = texts.map(toKey)
  const blocks = keys.filter((key, row) => key !== keys[row - 1]).length
  const count = countKeys(texts)
  return (
    blocks === count &&
    count < rows &&
    texts.every((text) => canBeName(text) && !isWordOf(text, []))
  )
}

function countKeys(texts: readonly string[]): number {
  return new Set(texts.map(toKey)).size
}

/** Assigns the free columns whose cells are words of columns that no other one is assigned to. */
function recognize(
  texts: readonly string[][],
  assigned: readonly Target[],
  ids: readonly ColumnId[],
  bosses: readonly Choice[],
): Target[] {
  const guess = [...assigned]
  for (const id of ids) {
    const target = columnIndex(id)
    const definition = COLUMNS[target]
    if (!definition || guess.includes(target)) continue
    const best = bestOf(texts, (cells, column) => {
      if (guess[column] !== null || cells.length === 0) return 0
      if (id === 'token') return areTokens(definition, cells) ? 1 : 0
      const isShort = (text: string) => definition.isItemId === true && SHORT_NUMBER.test(text)
      return share(cells, (text) => isWritten(definition, text, bosses) && !isShort(text))
    })
    if (best.score >= MATCHING_MIN) guess[best.column] = target
  }
  return guess
}

/** The free column with the most texts that can be names; its score is their number. */
function findNames(texts: readonly string[][], guess: readonly Target[]) {
  return bestOf(texts, (cells, column) =>
    guess[column] === null ? countKeys(cells.filter(canBeName)) : 0,
  )
}

function bestOf(texts: readonly string[][], scoreOf: (cells: string[], column: number) => number) {
  let best = { column: -1, score: 0 }
  for (const [column, cells] of texts.entries()) {
    const score = scoreOf(cells, column)
    if (score > best.score) best = { column, score }
  }
  return best
}

/** Whether a normalized cell has no error in its column. */
function canRead(column: Column, text: string, bosses: readonly Choice[]): boolean {
  const choices = choicesOf(column, bosses)
  if (column.isItemId) return /^\d+$/.test(text) && !SHORT_NUMBER.test(text)
  if (column.id === 'icon') return isUrl(text)
  // A boss that the instance lacks can be added.
  if (!choices || column.id === 'boss') return true
  const words = column.isList ? splitList(text) : [text]
  return words.every((word) => choices.some(({ label }) => label === word))
}

/**
 * Whether the cells are a Token column: they contain categories, or one word for "yes" and one for
 * "no", as in a column of checkboxes. Single words such as "x" and "y" are too common to identify
 * it.
 */
function areTokens({ choices = [], emptyWords = [] }: Column, cells: readonly string[]): boolean {
  const meanings = new Map<string, string | undefined>()
  for (const text of cells) {
    const key = toItemKey(text)
    const isNo = emptyWords.includes(key)
    const choice = isNo ? undefined : matchWord(text, choices)
    if (!isNo && !choice) return false
    meanings.set(key, choice?.value)
  }
  const countOf = (meaning?: string) =>
    [...meanings.values()].filter((value) => value === meaning).length
  return countOf(PLAIN_TOKEN) <= 1 && countOf() <= 1
}
