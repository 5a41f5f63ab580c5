import { rankRows, toSearchText } from '@/game/word-search'
import { TIER_TOKEN, type Choice } from './choices'
import type { Column } from './columns'
import { splitList } from './normalize-cell'

/** Splits off the word being typed. In a list cell, that is the part after the last comma. */
function splitLast(column: Column, text: string): [before: string, last: string] {
  const at = column.isList ? text.lastIndexOf(',') + 1 : 0
  return [text.slice(0, at), text.slice(at)]
}

/** Best first; all for an empty word. "Tier token" is a choice of Type. */
export function suggestChoices(column: Column, text: string, choices: readonly Choice[]): Choice[] {
  const [, last] = splitLast(column, text)
  const all = column.id === 'type' ? [...choices, { label: TIER_TOKEN, value: '' }] : choices
  return rankRows(all, last, ({ label }) => toSearchText(label))
}

export function acceptSuggestion(column: Column, text: string, { label }: Choice): string {
  const [before] = splitLast(column, text)
  return before === '' ? label : `${before} ${label}`
}

/** In a list cell, that of the last one; -1 if there is none. */
export function indexOfCurrent(column: Column, text: string, choices: readonly Choice[]): number {
  const [, last] = splitLast(column, text)
  return choices.findIndex(({ label }) => label === last.trim())
}

/** Replaces the text of a cell with a choice; adds it to a list cell, or removes it from there. */
export function toggleChoice(column: Column, text: string, { label }: Choice): string {
  if (!column.isList) return label
  const labels = splitList(text)
  return (labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label]).join(
    ', ',
  )
}
