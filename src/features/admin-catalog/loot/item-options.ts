import { CLASS_NAMES } from '@/game/classes'
import * as items from '@/game/items'

/* The options of the fields of a loot item. */

export const SLOT_OPTIONS = toOptions(items.SLOTS, items.SLOT_LABELS)
export const TYPE_OPTIONS = toOptions(items.ITEM_TYPES)
export const CLASS_OPTIONS = toOptions(CLASS_NAMES)
export const RARITY_OPTIONS = toOptions(items.RARITIES, items.RARITY_LABELS)
export const STAT_OPTIONS = toOptions(items.PRIMARY_STATS, items.PRIMARY_STAT_LABELS)
export const CATEGORY_OPTIONS = toOptions(items.TOKEN_CATEGORIES, items.TOKEN_CATEGORY_LABELS)

function toOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<string, string>> = {},
) {
  return values.map((value) => ({ value, label: labels[value] ?? value }))
}
