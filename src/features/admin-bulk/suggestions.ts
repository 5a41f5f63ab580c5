import { matchScore, toWords } from '@/lib/fuzzy-search'
import { COLUMNS, type Choice, type ColumnId } from './columns'

/** A cell's text, and the part of it that is being written: in a list the last word. */
function splitLast(id: ColumnId, text: string): [before: string, last: string] {
  const isList = COLUMNS.find((column) => column.id === id)?.isList
  const at = isList ? text.lastIndexOf(',') + 1 : 0
  return [text.slice(0, at), text.slice(at)]
}

/** The choices that what is written may become, the likeliest first; all of them before a word. */
export function suggest(id: ColumnId, text: string, choices: readonly Choice[]): Choice[] {
  const [, last] = splitLast(id, text)
  const query = toWords(last)
  return choices
    .map((choice) => ({ choice, score: matchScore(query, toWords(choice.label)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ choice }) => choice)
}

/** The cell's text once a suggestion is taken. */
export function takeSuggestion(id: ColumnId, text: string, { label }: Choice): string {
  const [before] = splitLast(id, text)
  return before === '' ? label : `${before} ${label}`
}
