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
    // Any text can be an item, also a boss.
    const isBossFirst = guessColumns(table, bosses)?.[assigned.indexOf(NAME)] === BOSS
    return (
      !isBossFirst &&
      filled.every((column) => fits(paste, texts[column] ?? [], assigned[column], bosses))
    )
  }
  // A column of ids or links is told apart from the one with the names (`readColumns`).
  const others = filled
    .filter((column) => assigned[column] !== NAME || !texts[column]?.every(isIdOrLink))
    .map((column) => assigned[column])
  return new Set(others).size === others.length
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
  return cells.length === 0 || share(cells, (text) => canRead(column, text, bosses)) >= 0.5
}

/**
 * Guesses the columns of a table without a header row from their contents. Returns null if neither
 * a name nor an item id is found, or if the name is the only column recognized. If the bosses are
 * not recognized, they are the only texts that repeat. Other unrecognized columns are left out.
 */
export function guessColumns(table: Table, bosses: readonly Choice[]): Target[] | null {
  const texts = columnTexts(table, -1)
  const none = texts.map((): Target => null)
  const guess = recognize(texts, none, RECOGNIZED, bosses)
  const names = findNames(texts, guess)
  if (names.score === 0) return guess.includes(columnIndex('itemId')) ? guess : null
  const named = withRepeated(texts, guess.with(names.column, NAME))
  return named.some((target) => target !== null && target !== NAME) ? named : null
}

/**
 * Guesses the columns that the header row of a paste does not name. What it names stays as it is,
 * and a known name of a column that the grid does not have is left out. The names are different
 * texts in most rows. If the bosses are not recognized, they are the only texts that repeat.
 */
export function guessUnnamed(
  { table, headerRow, assigned }: Pick<LastPaste, 'table' | 'headerRow' | 'assigned'>,
  bosses: readonly Choice[],
): Target[] {
  const all = columnTexts(table, headerRow)
  const texts = all.map((cells, column) => {
    const name = textOf(table[headerRow]?.[column] ?? '').trim()
    const isKnown = name !== '' && isHeaderWord(name)
    return isKnown || cells.some((text) => SHORT_NUMBER.test(text)) ? [] : cells
  })
  const guess = recognize(texts, assigned, RECOGNIZED_BELOW_HEADER, bosses)
  const names = findNames(texts, guess)
  const longest = Math.max(...all.map(({ length }) => length))
  const hasNames = !guess.includes(NAME) && names.score >= longest * MATCHING_MIN
  return withRepeated(texts, hasNames ? guess.with(names.column, NAME) : guess, longest)
}

/** Assigns the Boss column to the only column whose texts repeat, if there are names beside it. */
function withRepeated(
  texts: readonly string[][],
  guess: Target[],
  longest = Math.max(...texts.map(({ length }) => length)),
): Target[] {
  const repeated = texts.flatMap((cells, column) =>
    guess[column] === null && cells.length >= longest * MATCHING_MIN && canBeBosses(cells)
      ? [column]
      : [],
  )
  const [bossColumn] = repeated
  const isSure = repeated.length === 1 && guess.includes(NAME) && !guess.includes(BOSS)
  return isSure && bossColumn !== undefined ? guess.with(bossColumn, BOSS) : guess
}

/** Whether the cells can be bosses that the instance lacks: few names, each in rows that follow. */
function canBeBosses(texts: readonly string[]): boolean {
  const keys = texts.map(toKey)
  const { size } = new Set(keys)
  const blocks = keys.filter((key, row) => key !== keys[row - 1]).length
  return (
    size > 1 &&
    blocks === size &&
    size * 2 <= texts.length &&
    texts.every((text) => canBeName(text) && !isWordOf(text, []))
  )
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
      return share(cells, (text) => isWritten(definition, text, bosses))
    })
    if (best.score >= MATCHING_MIN) guess[best.column] = target
  }
  return guess
}

/** The free column with the most texts that can be names; its score is their number. */
function findNames(texts: readonly string[][], guess: readonly Target[]) {
  return bestOf(texts, (cells, column) =>
    guess[column] === null ? new Set(cells.filter(canBeName).map(toKey)).size : 0,
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
  if (column.isItemId) return /^\d+$/.test(text)
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
