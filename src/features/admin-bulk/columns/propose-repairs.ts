import { fitsSlot, SLOT_OF_ITEM_TYPE } from '@/game/item-slots'
import { ITEM_TYPES, SLOTS } from '@/game/items'
import { isOneEditApart } from '@/game/word-search'
import { SLOT_CHOICES, TYPE_CHOICES, type Choice } from './choices'
import { choicesOf, COLUMN_BY_ID, type Cells, type ColumnId } from './columns'
import { matchWord } from './match-words'
import { DIFFERENT_IDS } from './normalize-cell'
import { toKey } from './normalize-words'
import { splitInTwo, typesOfWord } from './read-slot-and-type'

const REPAIRS_MAX = 2
/** The least share of common pairs of letters of a text and the choice that it may mean. */
const SIMILAR_FROM = 0.4
const BOTH = ' / '
/** What stands between several values in one cell: "Agi/Int". */
const SEVERAL = /[/,;|&+]| or /i
/** In a shorter word, another letter makes another word. */
const TYPO_FROM = 4

/**
 * Proposes choices for a text that is none: one of different ids or an id without its separators, a
 * slot that fits the type of the row or a type that fits its slot if there are few, a slot with its
 * type, the first of several stats, otherwise those of a word with one typo, otherwise the most similar ones. The best is first.
 */
export function proposeRepairs(
  column: ColumnId,
  cells: Cells,
  bosses: readonly Choice[],
): Choice[] {
  const definition = COLUMN_BY_ID[column]
  const entered = cells[column]
  const text = toKey(entered)
  const all = definition.isList ? [] : (choicesOf(definition, bosses) ?? [])
  const choices = all.filter(({ value }) => fits(column, value, cells))
  if (choices.length < all.length && choices.length <= REPAIRS_MAX) {
    // The journal has wands in Ranged, and so has the catalog.
    return cells.type === 'Wand' ? choices.toReversed() : choices
  }
  if (text === '') return []
  if (definition.isItemId) {
    const ids = entered.split(DIFFERENT_IDS)
    return (ids.length > 1 ? ids : withoutSeparators(entered)).map((id) => ({
      label: id,
      value: id,
    }))
  }
  if (column === 'slot') {
    // "Sword" in the place of the slot: the usual slots of the swords.
    const usual = new Set(typesOfWord(text).map((type) => SLOT_OF_ITEM_TYPE[type]))
    const ofTypes = SLOT_CHOICES.filter(({ value }) => usual.has(value))
    if (ofTypes.length > 0) return ofTypes.slice(0, REPAIRS_MAX)
  }
  if (column === 'stat') {
    const known = entered.split(SEVERAL).flatMap((part) => matchWord(part, all) ?? [])
    if (known.length > 0) return known.slice(0, 1)
  }
  if (column === 'type' && matchWord(text, SLOT_CHOICES)) return []
  const isKind = column === 'slot' || column === 'type'
  const isAlone = isKind && (cells.slot === '' || cells.type === '')
  if (isAlone && !choices.some((choice) => hasTypo(choice, text))) {
    const both = withTypes(entered)
    if (both.length > 0 || /[/,|()]|\s[-–—]\s/.test(entered)) return both.slice(0, REPAIRS_MAX)
  }
  return nearChoices(choices, text, column === 'boss')
}

/** The choices that are words with one typo, or else the most similar ones; the best is first. */
function nearChoices(choices: readonly Choice[], text: string, isShortened = false): Choice[] {
  const misspelled = choices.filter((choice) => hasTypo(choice, text))
  if (misspelled.length > 0) return misspelled.slice(0, REPAIRS_MAX)
  return choices
    .map((choice) => ({ choice, score: similarityTo(choice, text, isShortened) }))
    .filter(({ score }) => score >= SIMILAR_FROM)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, REPAIRS_MAX)
    .map(({ choice }) => choice)
}

/** The slots with types that a text can mean if one of them is misspelled: "Head / Leahter". */
function withTypes(text: string): Choice[] {
  const labels = splitInTwo(text).flatMap((part) => {
    const [slot, type] = [matchWord(part.slot, SLOT_CHOICES), matchWord(part.type, TYPE_CHOICES)]
    if (!slot && !type) return []
    const slots = slot ? [slot] : nearChoices(SLOT_CHOICES, toKey(part.slot))
    const types = type ? [type] : nearChoices(TYPE_CHOICES, toKey(part.type))
    return slots.flatMap((one) => types.map((other) => `${one.label}${BOTH}${other.label}`))
  })
  return [...new Set(labels)].map((label) => ({ label, value: label }))
}

/** The id in a number with separators: "281,031", "281 031". */
function withoutSeparators(text: string): string[] {
  return /^\d{1,3}([.,\s'’]\d{3})+$/.test(text) ? [text.replaceAll(/\D/g, '')] : []
}

/** Whether a slot or type fits the other one of its row, if that is known. */
function fits(id: ColumnId, value: string, cells: Cells): boolean {
  const valueIn = (choices: readonly Choice[], column: 'slot' | 'type') =>
    choices.find(({ label }) => label === cells[column])?.value
  const slotValue = id === 'slot' ? value : valueIn(SLOT_CHOICES, 'slot')
  const typeValue = id === 'type' ? value : valueIn(TYPE_CHOICES, 'type')
  const slot = SLOTS.find((known) => known === slotValue)
  const type = ITEM_TYPES.find((known) => known === typeValue)
  return (id !== 'slot' && id !== 'type') || !slot || !type || fitsSlot(type, slot)
}

/** Whether a text is a word for a choice with one typo. */
function hasTypo({ label, synonyms = [] }: Choice, text: string): boolean {
  const words = [label, ...synonyms].map(toKey)
  return text.length >= TYPO_FROM && words.some((word) => isOneEditApart(text, word))
}

/** How similar a text is to a choice. Sheets shorten the names of bosses to one of their words. */
function similarityTo({ label }: Choice, text: string, isShortened: boolean): number {
  const key = toKey(label)
  const words = isShortened ? [key, ...key.split(' ')] : [key]
  return Math.max(...words.map((word) => similarity(text, word)))
}

/** The share of common pairs of letters of two texts, from 0 to 1. */
function similarity(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const common = [...pairs].filter((pair) => others.has(pair)).length
  return (2 * common) / Math.max(1, pairs.size + others.size)
}

function pairsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)))
}
