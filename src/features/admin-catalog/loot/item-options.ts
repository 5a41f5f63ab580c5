import { CLASS_NAMES } from '@/game/classes'
import { ITEM_TYPES, PRIMARY_STATS, RARITIES, SLOT_LABELS, SLOTS } from '@/game/items'
import { capitalized } from '@/lib/format'

/* The options of the fields of a loot item. */

export const SLOT_OPTIONS = SLOTS.map((value) => ({ value, label: SLOT_LABELS[value] }))
export const TYPE_OPTIONS = toOptions(ITEM_TYPES)
export const CLASS_OPTIONS = toOptions(CLASS_NAMES)
export const RARITY_OPTIONS = toOptions(RARITIES, capitalized)
export const STAT_OPTIONS = toOptions(PRIMARY_STATS, capitalized)

export function toOptions(values: readonly string[], label = (value: string) => value) {
  return values.map((value) => ({ value, label: label(value) }))
}
