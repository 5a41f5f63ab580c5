import { cleanName } from '@/game/names'
import { choicesOf, type Choice, type Column } from './columns'
import { matchWord } from './match-words'
import { toItemKey } from './normalize-words'

/** Splits the text of a list cell into its values. */
export function splitList(text: string): string[] {
  return text
    .split(/[,;/\n|]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A number that is not a decimal fraction and has no thousands separators: "#237525", "237525.0". */
const BARE_ID = /^#?\s*0*(?<bare>\d+)(?:\.0{1,2})?$/

/** The item id in a link to an item's page, or in a link of the game's chat. */
const LINKED_ID = /\bitem[=/:](?<linked>\d+)/i

/** Extracts an item id from a Wowhead link, a number or "#123"; undefined if there is none. */
export function parseItemId(text: string): string | undefined {
  const trimmed = text.trim()
  return BARE_ID.exec(trimmed)?.groups?.bare ?? LINKED_ID.exec(trimmed)?.groups?.linked
}

/** Whether a text is an item id or a link to an item, and not the name of one. */
export function isItemIdOnly(text: string): boolean {
  const trimmed = text.trim()
  if (BARE_ID.test(trimmed)) return true
  return /^(?:https?:\/\/|[\w.]*wowhead\.com\/)\S+$/i.test(trimmed) && LINKED_ID.test(trimmed)
}

/**
 * Normalizes the text of a cell: a word that identifies a choice becomes its label, and a Wowhead link
 * becomes the item id. Any other text is kept (on one line), so that validation can report it.
 * Idempotent.
 */
export function normalizeCell(column: Column, text: string, bosses: readonly Choice[]): string {
  const trimmed = text.trim()
  if (column.isItemId) return parseItemId(trimmed) ?? trimmed
  if (column.id === 'name') return cleanName(text)
  const choices = choicesOf(column, bosses)
  if (!choices || trimmed === '') return trimmed.replaceAll(/\s*[\r\n]+\s*/g, ' ')
  const isEmpty = (word = '') => word === '-' || column.emptyWords?.includes(toItemKey(word))
  const words = column.isList ? splitList(trimmed) : [trimmed]
  // ", -" is as empty as "-".
  if (isEmpty(trimmed) || (words.length === 1 && isEmpty(words[0]))) return ''
  return words.map((word) => matchWord(word, choices)?.label ?? word).join(', ')
}
