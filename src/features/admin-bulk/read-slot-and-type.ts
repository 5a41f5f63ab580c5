import { fitsSlot, ITEM_TYPE_OF_SLOT, SLOT_OF_ITEM_TYPE } from '@/game/item-slots'
import { ITEM_TYPES, SLOT_LABELS, SLOTS, type ItemType, type Slot } from '@/game/items'
import {
  NO_SLOT_WORDS,
  PLAIN_TYPE_WORDS,
  TOKEN_TYPE_WORDS,
  TYPE_OF_SLOT_WORD,
  TYPES_BY_SLOT,
  WARGLAIVE_WORDS,
} from '@/game/journal-words'
import { PLAIN_TOKEN, SLOT_CHOICES, TYPE_CHOICES } from './columns'
import { matchWord, matchWords } from './match-words'
import { toItemKey } from './normalize-words'

/** The texts of the cells that say together what an item is. Empty if a cell is empty. */
export interface ItemKind {
  slot: string
  type: string
  token: string
  classes: string
}

function keySet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(toItemKey))
}

const NO_SLOT = keySet(NO_SLOT_WORDS)
const TOKEN_TYPE = keySet(TOKEN_TYPE_WORDS)
const PLAIN_TYPE = keySet(PLAIN_TYPE_WORDS)
const WARGLAIVE = keySet(WARGLAIVE_WORDS)
const TYPES_OF_WORD = new Map(
  TYPES_BY_SLOT.flatMap(({ words, types }) =>
    words.map((word) => [toItemKey(word), types] as const),
  ),
)
const IMPLIED_TYPE = new Map(
  TYPE_OF_SLOT_WORD.flatMap(({ words, type }) =>
    words.map((word) => [toItemKey(word), type] as const),
  ),
)

/**
 * Reads the words of an item's slot and type together, because one often decides what the other means:
 * "Sword" in "Two-Hand" is a two-handed sword, "Cloth" on the back is a cloak. Words that are identified
 * become labels of the grid, all others are kept. An empty slot or type is filled in if the other leaves
 * only one. The game's words for items that cannot be worn make the row a tier token.
 */
export function readItemKind(kind: ItemKind): ItemKind {
  const slotKey = toItemKey(kind.slot)
  const typeKey = toItemKey(kind.type)
  if (isToken(slotKey, typeKey)) {
    return {
      ...kind,
      token: kind.token || PLAIN_TOKEN,
      slot: NO_SLOT.has(slotKey) ? '' : (matchWord(kind.slot, SLOT_CHOICES)?.label ?? kind.slot),
      type: '',
    }
  }
  const slots = kind.slot === '' ? SLOTS : slotsOfWord(kind.slot)
  const types = kind.type === '' ? ITEM_TYPES : typesOfWord(kind.type)
  const fittingTypes = types.filter((type) => slots.some((slot) => fitsSlot(type, slot)))
  const fittingSlots = slots.filter((slot) => types.some((type) => fitsSlot(type, slot)))
  const isOrdinary = kind.token === ''
  const type =
    kind.type === ''
      ? isOrdinary
        ? typeOfSlot(slotKey, onlyOne(slots))
        : undefined
      : (onlyOne(fittingTypes) ?? valueOf(ITEM_TYPES, matchWord(kind.type, TYPE_CHOICES)?.value))
  const slot =
    kind.slot === ''
      ? isOrdinary && type
        ? SLOT_OF_ITEM_TYPE[type]
        : undefined
      : (onlyOne(fittingSlots) ?? valueOf(SLOTS, matchWord(kind.slot, SLOT_CHOICES)?.value))
  return {
    token: kind.token,
    slot: slot ? SLOT_LABELS[slot] : kind.slot,
    type: type ?? kind.type,
    classes: kind.classes === '' && WARGLAIVE.has(typeKey) ? 'Demon Hunter' : kind.classes,
  }
}

/** Whether the words are those of a tier token. "Miscellaneous" is one only if it cannot be worn. */
function isToken(slotKey: string, typeKey: string): boolean {
  if (TOKEN_TYPE.has(typeKey)) return true
  return NO_SLOT.has(slotKey) && (typeKey === '' || PLAIN_TYPE.has(typeKey))
}

/** All slots that a word can mean. */
function slotsOfWord(word: string): readonly Slot[] {
  return matchWords(word, SLOT_CHOICES).flatMap(({ value }) => valueOf(SLOTS, value) ?? [])
}

/** All item types that a word can mean in any slot. */
function typesOfWord(word: string): readonly ItemType[] {
  const bySlot = TYPES_OF_WORD.get(toItemKey(word))
  if (bySlot) return bySlot
  return matchWords(word, TYPE_CHOICES).flatMap(({ value }) => valueOf(ITEM_TYPES, value) ?? [])
}

/** The item type of a slot that holds one type only, or whose word names the type ("Shield"). */
function typeOfSlot(slotKey: string, slot: Slot | undefined): ItemType | undefined {
  return IMPLIED_TYPE.get(slotKey) ?? (slot && ITEM_TYPE_OF_SLOT[slot])
}

function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined
}

function valueOf<Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): Value | undefined {
  return values.find((known) => known === value)
}
