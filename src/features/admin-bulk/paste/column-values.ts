import {
  choicesOf,
  columnIndex,
  COLUMNS,
  type Choice,
  type Column,
  type ColumnId,
} from '../columns'
import { isItemIdOnly, readList } from './normalize-cell'
import { matchWord, matchWords } from './match-words'
import { findNearName } from './near-names'
import { toBossName, toItemKey } from './normalize-words'
import { textOf, type Table } from './parse-table'
import { splitKind } from './read-slot-and-type'

/**
 * Minimum share of a column's cells that must be readable for a guess. The Token column needs all
 * of them.
 */
export const MATCHING_MIN = 0.6

/** The columns that are recognized by their contents, from the most to the least certain. */
export const RECOGNIZED: readonly ColumnId[] = [
  'itemId',
  'icon',
  'slot',
  'type',
  'rarity',
  'stat',
  'classes',
  'boss',
  'token',
]

/** Those of them that are also recognized below a header row that does not name them. */
export const RECOGNIZED_BELOW_HEADER: readonly ColumnId[] = [
  'itemId',
  'slot',
  'type',
  'classes',
  'boss',
]

/**
 * Returns the filled cells of each column of a table below its header row, without headings that
 * are merged over its columns.
 */
export function columnTexts(table: Table, headerRow: number): string[][] {
  const width = longestOf(table)
  const rows = table
    .slice(headerRow + 1)
    .map((row) => row.map((cell) => textOf(cell).trim()))
    .filter((cells) => !isMerged(cells))
  return Array.from({ length: width }, (_, column) => rows.flatMap((row) => row[column] || []))
}

/** The length of the longest row or column. A call takes fewer arguments than tables can have rows. */
export function longestOf(lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((longest, { length }) => Math.max(longest, length), 0)
}

/** The number of different texts in a row; a merged cell, which is pasted as equal ones, is one. */
export function countTexts(cells: readonly string[]): number {
  return new Set(cells.filter((cell) => cell !== '')).size
}

/** Whether a row is one cell that is merged over at least three columns, or over both. */
export function isMerged(cells: readonly string[]): boolean {
  const { length } = cells.filter((cell) => cell !== '')
  return (length > 2 || (length === 2 && cells.length === 2)) && countTexts(cells) === 1
}

/** Whether most cells of a column are values by which it is recognized, whatever its name is. */
export function areValues(texts: readonly string[]): boolean {
  return RECOGNIZED_BELOW_HEADER.some((id) => {
    const column = COLUMNS[columnIndex(id)]
    return column && share(texts, (text) => isWritten(column, text, [])) >= MATCHING_MIN
  })
}

/** Whether a text is a word of an enumeration, and therefore not the name of an item. */
export function isWordOf(text: string, bosses: readonly Choice[]): boolean {
  return RECOGNIZED.some((id) => {
    const column = COLUMNS[columnIndex(id)]
    return column?.choices !== undefined && isWritten(column, text, bosses)
  })
}

/** Whether a text has letters and is no address. */
export function canBeName(text: string): boolean {
  return /\p{Letter}/u.test(text) && !isUrl(text)
}

/** Whether a text looks like one of the given column, regardless of the other cells of its row. */
export function isWritten(column: Column, text: string, bosses: readonly Choice[]): boolean {
  if (column.isItemId) return isItemIdOnly(text)
  if (column.id === 'icon') return isUrl(text)
  const choices = choicesOf(column, bosses) ?? []
  if (column.id === 'boss') {
    const labels = choices.map(({ label }) => label)
    return findNearName(toBossName(text), labels) !== undefined
  }
  if (column.isList) {
    return readList(text, choices).every((word) => matchWord(word, choices) !== undefined)
  }
  return (
    matchWords(text, choices).length > 0 ||
    (column.id === 'slot' && splitKind(text) !== undefined) ||
    (column.id === 'token' && column.emptyWords?.includes(toItemKey(text)) === true)
  )
}

/** The share of the texts that match, from 0 to 1; 0 without texts. */
export function share(texts: readonly string[], isMatch: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(isMatch).length / texts.length
}

/** Whether a text begins as an address does. */
export function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text)
}
