import { CLASS_NAMES } from '@/game/classes'
import {
  ITEM_TYPES,
  PRIMARY_STAT_LABELS,
  PRIMARY_STATS,
  RARITIES,
  RARITY_LABELS,
  SLOT_LABELS,
  SLOTS,
  TOKEN_CATEGORIES,
  TOKEN_CATEGORY_LABELS,
  type ItemType,
  type PrimaryStat,
  type Rarity,
  type Slot,
  type TokenCategory,
} from '@/game/items'
import { TYPE_OF_SLOT_WORD, WARGLAIVE_WORDS } from '@/game/loot-sheet/journal-words'
import {
  LOCALIZED_CLASSES,
  LOCALIZED_ITEM_TYPES,
  LOCALIZED_PRIMARY_STATS,
  LOCALIZED_RARITIES,
  LOCALIZED_SLOTS,
} from '@/game/loot-sheet/localized-words'
import {
  CLASS_SYNONYMS,
  ITEM_TYPE_SYNONYMS,
  PRIMARY_STAT_SYNONYMS,
  RARITY_SYNONYMS,
  SHEET_SLOT_SYNONYMS,
} from '@/game/loot-sheet/synonyms'
import { SLOT_SYNONYMS } from '@/game/slot-synonyms'

/** A value that a cell can hold. */
export interface Choice<Value extends string = string> {
  /** The text in the cell. */
  label: string
  /** The value in the request. */
  value: Value
  /** Other words for the label. */
  synonyms?: readonly string[]
}

/** The text of the Token column for a token without a category. */
export const PLAIN_TOKEN = 'Yes'

/** What the Type column says of a token; entered there, it makes the row one. */
export const TIER_TOKEN = 'Tier token'

/** The choice for an empty list; an empty cell leaves the list of an existing item as it is. */
export const ALL_CLASSES = 'ALL'

export const SLOT_CHOICES: readonly Choice<Slot>[] = SLOTS.map((value) => ({
  label: SLOT_LABELS[value],
  value,
  synonyms: [
    ...SLOT_SYNONYMS[value],
    ...(SHEET_SLOT_SYNONYMS[value] ?? []),
    ...LOCALIZED_SLOTS[value],
    // "Shield" is an item type, but loot sheets and the game's data use it as a slot.
    ...(value === 'OFF_HAND' ? TYPE_OF_SLOT_WORD.flatMap(({ words }) => words) : []),
  ],
}))

export const TYPE_CHOICES: readonly Choice<ItemType>[] = ITEM_TYPES.map((type) => ({
  label: type,
  value: type,
  synonyms: [
    ...(ITEM_TYPE_SYNONYMS[type] ?? []),
    ...LOCALIZED_ITEM_TYPES[type],
    ...(type === 'One-Handed Sword' ? WARGLAIVE_WORDS : []),
  ],
}))

export const RARITY_CHOICES: readonly Choice<Rarity>[] = RARITIES.map((value) => ({
  label: RARITY_LABELS[value],
  value,
  synonyms: [...RARITY_SYNONYMS[value], ...LOCALIZED_RARITIES[value]],
}))

export const STAT_CHOICES: readonly Choice<PrimaryStat>[] = PRIMARY_STATS.map((value) => ({
  label: PRIMARY_STAT_LABELS[value],
  value,
  synonyms: [...PRIMARY_STAT_SYNONYMS[value], ...LOCALIZED_PRIMARY_STATS[value]],
}))

export const TOKEN_CHOICES: readonly Choice<TokenCategory | typeof PLAIN_TOKEN>[] = [
  {
    label: PLAIN_TOKEN,
    value: PLAIN_TOKEN,
    synonyms: words('y, true, wahr, vrai, ja, oui, x, 1, token, tier token, tier'),
  },
  ...TOKEN_CATEGORIES.map((value) => ({ label: TOKEN_CATEGORY_LABELS[value], value })),
]

export const CLASS_CHOICES: readonly Choice[] = [
  {
    label: 'All classes',
    value: ALL_CLASSES,
    synonyms: words('all, any, everyone, everybody, alle, tous, toutes'),
  },
  ...CLASS_NAMES.map((name) => ({
    label: name,
    value: name,
    synonyms: [...(CLASS_SYNONYMS[name] ?? []), ...(LOCALIZED_CLASSES[name] ?? [])],
  })),
]

/** Lists, separated by commas, in English, German and French. */
export function words(...lists: readonly string[]): string[] {
  return lists.flatMap((list) => list.split(', '))
}
