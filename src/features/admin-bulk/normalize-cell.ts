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

/** Extracts an item id from a Wowhead link, a number or "#123"; undefined if there is none. */
export function parseItemId(text: string): string | undefined {
  const found =
    /^#?\s*0*(?<bare>\d+)(?:\.0+)?$/.exec(text.trim()) ??
    /\bitem[=/:](?<linked>\d+)/i.exec(text.trim())
  return found?.groups?.bare ?? found?.groups?.linked
}

/**
 * Normalizes the text of a cell: a word that identifies a choice becomes its label, and a Wowhead link
 * becomes the item id. Any other text is kept (on one line), so that validation can report it.
 * Idempotent.
 */
export function normalizeCell(column: Column, text: string, bosses: readonly Choice[]): string {
  const trimmed = text.trim()
  if (column.isItemId) return parseItemId(trimmed) ?? trimmed
  const choices = choicesOf(column, bosses)
  if (!choices || trimmed === '') return trimmed.replaceAll(/\s*[\r\n]+\s*/g, ' ')
  if (trimmed === '-' || column.emptyWords?.includes(toItemKey(trimmed))) return ''
  const toLabel = (word: string) => matchWord(word, choices)?.label ?? word
  return column.isList ? splitList(trimmed).map(toLabel).join(', ') : toLabel(trimmed)
}
