import { toWords } from '@/lib/fuzzy-search'
import { COLUMNS, PLAIN_TOKEN, type Choice, type ColumnId } from './columns'

/** From this length on the beginning of a single word is enough: "Int", "Trin". */
const PREFIX_FROM = 3

/** Other words for a choice's label, by column; written as `toKey` leaves them. */
const SYNONYMS: Partial<Record<ColumnId, Readonly<Record<string, string>>>> = {
  slot: {
    ...all('Head', 'helm', 'helmet', 'hat'),
    ...all('Neck', 'necklace', 'amulet'),
    ...all('Shoulder', 'pauldron', 'mantle'),
    ...all('Chest', 'robe', 'torso', 'body'),
    ...all('Waist', 'belt'),
    ...all('Legs', 'leg', 'pants', 'pant', 'legging'),
    ...all('Feet', 'foot', 'boot'),
    ...all('Wrist', 'bracer'),
    ...all('Hands', 'hand', 'glove', 'gloves', 'gauntlet'),
    ...all('Finger', 'ring'),
    ...all('Back', 'cloak', 'cape'),
    // A weapon for one hand is kept under the main hand, as everywhere in the catalogue.
    ...all('Main hand', 'mainhand', 'mh', 'main', 'onehand', 'weapon main hand'),
    ...all('Off hand', 'offhand', 'oh', 'held in off hand', 'held in offhand', 'shield'),
    ...all('Two-hand', 'twohand'),
  },
  type: {
    ...all('Cloth Armor', 'cloth', 'cloth armour'),
    ...all('Leather Armor', 'leather', 'leather armour'),
    ...all('Mail Armor', 'mail', 'mail armour'),
    ...all('Plate Armor', 'plate', 'plate armour'),
    ...weapons('Sword'),
    ...weapons('Axe'),
    ...weapons('Mace'),
    ...all('Fist Weapon', 'fist', 'claw'),
    ...all('Polearm', 'spear', 'halberd', 'glaive'),
    ...all('Staff', 'stave'),
    ...all('Crossbow', 'xbow', 'x bow', 'cross bow'),
    ...all('Gun', 'rifle'),
    ...all('Off-Hand', 'offhand', 'held in off hand', 'held in offhand', 'off hand frill'),
    ...all('Ring', 'finger'),
    ...all('Necklace', 'neck', 'amulet'),
    ...all('Cloak', 'back', 'cape'),
  },
  stat: { ...all('Strength', 'str'), ...all('Agility', 'agi'), ...all('Intellect', 'int') },
  token: all(PLAIN_TOKEN, 'y', 'true', 'x', '1', 'token', 'tier token', 'tier'),
  classes: {
    ...all('Death Knight', 'dk', 'deathknight'),
    ...all('Demon Hunter', 'dh', 'demonhunter'),
    ...all('Paladin', 'pala', 'pally'),
    ...all('Shaman', 'sham', 'shammy'),
    ...all('Warlock', 'lock'),
  },
}
const TOKEN_SLOT_SYNONYMS = SYNONYMS.slot

/** Words that mean "nothing" in a column, and so an empty cell. */
const NONE: Partial<Record<ColumnId, readonly string[]>> = {
  stat: ['none', 'any', 'all', 'n a'],
  token: ['no', 'n', 'false', '0', 'none'],
  classes: ['all', 'any', 'all classes', 'everyone', 'everybody'],
  tokenSlots: ['all', 'any'],
}

function all(label: string, ...words: string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, label]))
}

/** "1H Sword", "Sword (one-handed)", "One-Hand Sword". A bare "Sword" says too little. */
function weapons(kind: string): Record<string, string> {
  const word = kind.toLowerCase()
  return {
    ...all(`One-Handed ${kind}`, `onehand ${word}`, `${word} onehand`),
    ...all(`Two-Handed ${kind}`, `twohand ${word}`, `${word} twohand`),
  }
}

/** Words in lower case without marks and plurals; "1H", "One-Handed" and "one hand" are one. */
function toKey(text: string): string {
  return toWords(text)
    .join(' ')
    .replaceAll(/\b(?:1|one) ?(?:h|hand|handed|hander)\b/g, 'onehand')
    .replaceAll(/\b(?:2|two) ?(?:h|hand|handed|hander)\b/g, 'twohand')
}

function withoutPlural(key: string): string {
  return key.length > PREFIX_FROM && key.endsWith('s') ? key.slice(0, -1) : key
}

/** A choice with what a word is compared to. */
interface KnownWord {
  choice: Choice
  label: string
  /** Its label and value, as they are and without a plural. */
  keys: ReadonlySet<string>
}

/** The words of each list, made ready once: 500 rows ask for them a dozen times each. */
const knownWords = new WeakMap<readonly Choice[], readonly KnownWord[]>()

function toKnownWords(choices: readonly Choice[]): readonly KnownWord[] {
  const known = knownWords.get(choices)
  if (known) return known
  const words = choices.map((choice) => {
    const keys = [toKey(choice.label), toKey(choice.value)]
    return {
      choice,
      label: keys[0] ?? '',
      keys: new Set([...keys, ...keys.map(withoutPlural)]),
    }
  })
  knownWords.set(choices, words)
  return words
}

/** The one choice that a word can only mean, or undefined where it is not certain. */
function matchWord(
  text: string,
  choices: readonly Choice[],
  synonyms: Readonly<Record<string, string>> = {},
): Choice | undefined {
  const written = choices.find(({ label }) => label === text)
  if (written) return written
  const key = toKey(text)
  if (key === '') return undefined
  const singular = withoutPlural(key)
  const words = toKnownWords(choices)
  const exact =
    words.find(({ keys }) => keys.has(key)) ?? words.find(({ keys }) => keys.has(singular))
  if (exact) return exact.choice
  const label = Object.hasOwn(synonyms, key) ? synonyms[key] : synonyms[singular]
  const synonym = choices.find((choice) => choice.label === label)
  if (synonym) return synonym
  if (key.length < PREFIX_FROM) return undefined
  const begun = words.filter((word) => word.label.startsWith(key))
  return begun.length === 1 ? begun[0]?.choice : undefined
}

/** The parts of a cell that holds several words. */
export function splitList(text: string): string[] {
  return text
    .split(/[,;/\n|]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** An item's number out of a Wowhead link, a bare number or "#123", or undefined. */
export function readItemId(text: string): string | undefined {
  const found =
    /^#?\s*0*(?<bare>\d+)(?:\.0+)?$/.exec(text.trim()) ??
    /\bitem[=/:](?<linked>\d+)/i.exec(text.trim())
  return found?.groups?.bare ?? found?.groups?.linked
}

/** The words of a column; those of the Boss column are the bosses of the instance. */
export function choicesOf(id: ColumnId, bosses: readonly Choice[]): readonly Choice[] | undefined {
  return id === 'boss' ? bosses : COLUMNS.find((column) => column.id === id)?.choices
}

/**
 * A cell's text as the grid keeps it: a word that is certain as the grid writes it, a Wowhead link
 * as the number in it, and everything else as it was typed, to be marked by the validation.
 */
export function tidyCell(id: ColumnId, text: string, bosses: readonly Choice[]): string {
  const trimmed = text.trim()
  if (id === 'itemId') return readItemId(trimmed) ?? trimmed
  const choices = choicesOf(id, bosses)
  // A cell is one line: what stood on two in a spreadsheet is still two words.
  if (!choices || trimmed === '') return trimmed.replaceAll(/\s*[\r\n]+\s*/g, ' ')
  if (NONE[id]?.includes(toKey(trimmed)) || trimmed === '-') return ''
  const synonyms = id === 'tokenSlots' ? TOKEN_SLOT_SYNONYMS : SYNONYMS[id]
  const tidyWord = (word: string) => matchWord(word, choices, synonyms)?.label ?? word
  const isList = COLUMNS.find((column) => column.id === id)?.isList
  return isList ? splitList(trimmed).map(tidyWord).join(', ') : tidyWord(trimmed)
}
