import { bareName, isLinkOnly, linkedOther } from '@/game/loot-sheet/links'
import { cleanName } from '@/game/names'
import { linkedItemId } from '@/game/wowhead'
import type { Choice } from './choices'
import { choicesOf, type Column } from './columns'
import { matchWord } from './match-words'
import { toItemKey, toBossName } from './normalize-words'

export function splitList(text: string): string[] {
  return text
    .split(/[,;/\n|]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The most words of a choice: "Chevalier de la mort". */
const CHOICE_WORDS_MAX = 4

/**
 * Reads the text of a list cell: the labels of the words that identify choices, and all other words
 * as they are. Spaces separate choices, too, if there is nothing else: "Rogue DK Demon Hunter".
 */
function readList(text: string, choices: readonly Choice[]): string[] {
  return splitList(text).flatMap((part) => {
    const label = matchWord(part, choices)?.label
    return label ?? labelsOf(part.split(/\s+/), choices) ?? part
  })
}

/** The labels of the choices that words name one after another; undefined if a word names none. */
function labelsOf(words: readonly string[], choices: readonly Choice[]): string[] | undefined {
  /** By the index of a word: the choice that begins there and that others follow to the end. */
  const steps = new Map<number, { label: string; count: number }>()
  for (let at = words.length - 1; at >= 0; at -= 1) {
    for (let count = CHOICE_WORDS_MAX; count > 0 && !steps.has(at); count -= 1) {
      const isFollowed = at + count === words.length || steps.has(at + count)
      const label = isFollowed && matchWord(words.slice(at, at + count).join(' '), choices)?.label
      if (label) steps.set(at, { label, count })
    }
  }
  const labels: string[] = []
  for (let at = 0; at < words.length;) {
    const step = steps.get(at)
    if (!step) return undefined
    labels.push(step.label)
    at += step.count
  }
  return labels
}

/**
 * A number that is not a decimal fraction and has no thousands separators: "#237525", "237525.0",
 * "ID 237525".
 */
const BARE_ID = /^(?:#|id\b:?)?\s*(?<digits>\d+)(?:\.0{1,2})?$/i

/** Between the ids of a row whose columns and links name different items. */
export const DIFFERENT_IDS = ' or '

/** What sheets write in the place of an id that is not known. */
const NO_ID = /^(?:[-–—?]+|n\/?a|none|tba|tbd|unknown)$/i

/** Extracts an item id from a Wowhead link, a number or "#123"; undefined if there is none. */
export function parseItemId(text: string): string | undefined {
  const trimmed = text.trim()
  const digits = BARE_ID.exec(trimmed)?.groups?.digits
  return digits?.replace(/^0+(?=\d)/, '') ?? linkedItemId(trimmed)
}

/** Whether a text is an item id or a link to an item, and not the name of one. */
export function isItemIdOnly(text: string): boolean {
  const trimmed = text.trim()
  return BARE_ID.test(trimmed) || (isLinkOnly(trimmed) && linkedItemId(trimmed) !== undefined)
}

/** "14,3%", "~15 %", "0.25": neither a name nor an id. */
const SHARE = /^[~<>≈]?\s*\d+(?:[.,]\d+)?\s*%$|^\d*[.,]\d+$/

/** Whether a text is a percentage or a fraction, as the chance of a drop. */
export function isShare(text: string): boolean {
  const trimmed = text.trim()
  return SHARE.test(trimmed) && !BARE_ID.test(trimmed)
}

/** Of a column of names; also a link to something that is not an item. */
export function isIdOrLink(text: string): boolean {
  return isItemIdOnly(text) || linkedOther(text) !== undefined
}

/**
 * Normalizes the text of a cell: a word that identifies a choice becomes its label, and a Wowhead
 * link becomes the item id. Any other text is kept (on one line), so that validation can report it.
 * Idempotent.
 */
export function normalizeCell(column: Column, text: string, bosses: readonly Choice[]): string {
  const trimmed = text.trim()
  if (column.isItemId) return parseItemId(trimmed) ?? (NO_ID.test(trimmed) ? '' : trimmed)
  if (column.id === 'name') return cleanName(bareName(text))
  const choices = choicesOf(column, bosses)
  if (!choices || trimmed === '') return joinBreaks(trimmed, /[\r\n]/)
  const isEmpty = (word = '') => word === '-' || column.emptyWords?.includes(toItemKey(word))
  const words = column.isList ? readList(trimmed, choices) : [trimmed]
  // ", -" is as empty as "-".
  if (isEmpty(trimmed) || (words.length === 1 && isEmpty(words[0]))) return ''
  if (column.id === 'boss') return findBoss(trimmed, bosses)?.label ?? toBossName(trimmed)
  return words.map((word) => matchWord(word, choices)?.label ?? word).join(', ')
}

/** Finds a boss by its name, with or without its number, a remark and "The". */
export function findBoss(text: string, bosses: readonly Choice[]): Choice | undefined {
  const name = toBossName(text)
  const found = matchWord(text, bosses) ?? matchWord(name, bosses)
  const key = withoutArticle(name)
  return found ?? bosses.find(({ label }) => withoutArticle(label) === key)
}

function withoutArticle(name: string): string {
  return toItemKey(name).replace(/^the /, '')
}

/** Replaces each run of white space that has a break by a space; in linear time. */
export function joinBreaks(text: string, separator: RegExp): string {
  return text.replaceAll(/\s+/g, (run) => (separator.test(run) ? ' ' : run))
}
