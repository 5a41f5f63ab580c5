import { fitsSlot, ITEM_TYPE_OF_SLOT, SLOT_OF_ITEM_TYPE } from '@/game/item-slots'
import {
  ARMOR_TYPES,
  ITEM_TYPES,
  SLOT_LABELS,
  SLOTS,
  TOKEN_CATEGORY_LABELS,
  type ItemType,
  type Slot,
} from '@/game/items'
import {
  NO_SLOT_WORDS,
  PLAIN_TYPE_WORDS,
  TOKEN_TYPE_WORDS,
  TYPE_OF_SLOT_WORD,
  TYPES_BY_SLOT,
  WARGLAIVE_WORDS,
} from '@/game/loot-sheet/journal-words'
import { PLAIN_TOKEN, SLOT_CHOICES, TYPE_CHOICES } from './choices'
import { matchWord, matchWords } from './match-words'
import { toItemKey } from './normalize-words'

/** The texts of the cells that say together what an item is. Empty if a cell is empty. */
export interface ItemKind {
  slot: string
  type: string
  token: string
  classes: string
}

type SlotAndType = Pick<ItemKind, 'slot' | 'type'>

/** With its hyphen, the word for what is held there; the slot is "Off hand". */
const OFF_HAND_LABEL = 'off-hand'

function keySet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(toItemKey))
}

const NO_SLOT = keySet(NO_SLOT_WORDS)
const TOKEN_TYPE = keySet(TOKEN_TYPE_WORDS)
const [TOKEN_WORD = ''] = TOKEN_TYPE
const PLAIN_TYPE = keySet(PLAIN_TYPE_WORDS)
const WARGLAIVE = keySet(WARGLAIVE_WORDS)
/** What sheets write as the type of a token that is for all classes. */
const ANY_TYPE = keySet(['any', 'all', 'all classes', 'everyone'])
/** What they write as the type of the other tokens: the tier, which no other item has as type. */
const TIERS = new Map(
  Object.values(TOKEN_CATEGORY_LABELS).map((label) => [toItemKey(label), label]),
)
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

/** "Hands token", "Tier Head", "Token (Head)": the words beside the slot of a tier token. */
const TOKEN_OF_SLOT = new Set(['token', 'tokens', 'tier'])

/**
 * Reads the words of an item's slot and type together, because one often decides what the other
 * means: "Sword" in "Two-Hand" is a two-handed sword, "Cloth" on the back is a cloak, and a slot
 * "Staff" is a type. Words that are identified become labels of the grid, all others are kept. An
 * empty slot or type is filled in if the other leaves only one. "Token", "Hands token" and the
 * game's words for items that cannot be worn make the row a tier token.
 */
export function readItemKind(kind: ItemKind): ItemKind {
  const joined = isSlotWord(kind.slot) ? '' : `${kind.slot} ${kind.type}`
  const token = [kind.slot, kind.type, joined].map(slotOfToken).find(Boolean)
  if (token) return readItemKind({ ...kind, ...token })
  const both = kind.slot === '' || kind.type === '' ? splitKind(kind.slot || kind.type) : undefined
  if (both) return readItemKind({ ...kind, ...both })
  const swapped = kind.token === '' ? readTypeInSlot(kind) : null
  if (swapped) return swapped
  const slotKey = toItemKey(kind.slot)
  const typeKey = toItemKey(kind.type)
  const tier = TIERS.get(typeKey)
  const isForAny = kind.token !== '' && ANY_TYPE.has(typeKey)
  if (tier || isForAny || isToken(slotKey, typeKey)) {
    const hasNoSlot = NO_SLOT.has(slotKey) || TOKEN_TYPE.has(slotKey)
    const hasNoType =
      tier || ANY_TYPE.has(typeKey) || TOKEN_TYPE.has(typeKey) || PLAIN_TYPE.has(typeKey)
    const isPlain = kind.token === '' || kind.token === PLAIN_TOKEN
    return {
      ...kind,
      token: isPlain ? (tier ?? PLAIN_TOKEN) : kind.token,
      slot: hasNoSlot ? '' : (matchWord(kind.slot, SLOT_CHOICES)?.label ?? kind.slot),
      type: hasNoType ? '' : (matchWord(kind.type, TYPE_CHOICES)?.label ?? kind.type),
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

/** The slot and the type of "Head - Plate" or "Plate Helm"; undefined for other texts. */
export function splitKind(text: string): SlotAndType | undefined {
  if (isSlotWord(text) || typesOfWord(text).length > 0) return undefined
  return splitInTwo(text).find(({ slot, type }) => {
    const [slots, types] = [slotsOfWord(slot), typesOfWord(type)]
    // "Shield" as slot is the type, too. A word for another slot is no type: "Ring Trinket".
    const own = IMPLIED_TYPE.get(toItemKey(slot)) ?? types[0]
    return (
      slots.length > 0 &&
      types.some((one) => one === own) &&
      (!isSlotWord(type) || types.some((one) => slots.some((at) => fitsSlot(one, at))))
    )
  })
}

/** The ways to read a text as a slot beside a type: "Head - Plate", "Waist (Leather)", "2H Staff". */
export function splitInTwo(text: string): SlotAndType[] {
  const words = text.split(/\s+[-–—]\s+|\s*[/,|()]\s*|\s+/).filter((word) => word !== '')
  return words.slice(1).flatMap((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)].map((part) =>
      part.join(' '),
    )
    if (first === undefined || second === undefined) return []
    return [
      { slot: first, type: second },
      { slot: second, type: first },
    ]
  })
}

/**
 * Reads a type in the place of the slot: "2H Mace", also if the type column repeats it or has the
 * slot. Returns null if the word is a slot or unknown, or contradicts the type. What leaves several
 * slots stays there, so that they are proposed.
 */
function readTypeInSlot(kind: ItemKind): ItemKind | null {
  const isLabel = kind.slot.toLowerCase() === OFF_HAND_LABEL && kind.type === ''
  if (kind.slot === '' || (slotsOfWord(kind.slot).length > 0 && !isLabel)) return null
  const types = PLAIN_TYPE.has(toItemKey(kind.slot)) ? [] : typesOfWord(kind.slot)
  const others = typesOfWord(kind.type)
  const isSlot = slotsOfWord(kind.type).length > 0
  const isSame = !isSlot && others.some((type) => types.includes(type))
  if (types.length === 0 || !(kind.type === '' || isSame || isSlot)) return null
  const type = isSame && others.length <= types.length ? kind.type : kind.slot
  const read = readItemKind({ ...kind, slot: isSlot ? kind.type : '', type })
  const isArmor = ARMOR_TYPES.some((armor) => armor === read.type)
  return { ...read, slot: read.slot || (isArmor ? '' : kind.slot) }
}

/** "Miscellaneous" is the word of a token only if the item cannot be worn. */
function isToken(slotKey: string, typeKey: string): boolean {
  if (TOKEN_TYPE.has(slotKey) || TOKEN_TYPE.has(typeKey)) return true
  return NO_SLOT.has(slotKey) && (typeKey === '' || PLAIN_TYPE.has(typeKey))
}

/**
 * The slot and the type of "Hands token" or "Helm Token (Dreadful)", also with "Tier token" as slot
 * and "Hands" as type; undefined for other texts.
 */
function slotOfToken(text: string): SlotAndType | undefined {
  const words = toItemKey(text).split(' ')
  const others = words.filter((word) => !TOKEN_OF_SLOT.has(word) && !TIERS.has(word))
  const slot = others.join(' ')
  if (others.length === words.length || !isSlotWord(slot)) return undefined
  return { slot, type: words.find((word) => TIERS.has(word)) ?? TOKEN_WORD }
}

function isSlotWord(word: string): boolean {
  return slotsOfWord(word).length > 0
}

function slotsOfWord(word: string): readonly Slot[] {
  return matchWords(word, SLOT_CHOICES).flatMap(({ value }) => valueOf(SLOTS, value) ?? [])
}

/** All item types that a word can mean in any slot; none for an empty one. */
export function typesOfWord(word: string): readonly ItemType[] {
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
