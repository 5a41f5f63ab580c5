import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { emptyToNull } from '@/contract/fields'
import type { lootItemForm } from '@/contract/loot-item'
import { CLASS_NAMES } from '@/game/classes'
import { ITEM_TYPES, PRIMARY_STATS, RARITIES, SLOTS, TOKEN_CATEGORIES } from '@/game/items'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { toFormValues } from '../form-values'

type Values = z.input<typeof lootItemForm>
export type ItemForm = UseFormReturn<Values, unknown, z.output<typeof lootItemForm>>

/** The defaults of a new loot item (docs/specification.md, section 5), with every field. */
export function emptyItem(bossId = ''): Values {
  return {
    bossId,
    name: '',
    description: '',
    itemSlot: null,
    itemType: null,
    rarity: 'EPIC',
    primaryStat: null,
    itemId: null,
    blizzardItemId: null,
    wowheadId: null,
    iconUrl: '',
    isTokenItem: false,
    tokenCategory: null,
    tokenSlots: [],
    classes: [],
    lootSpecializationIds: [],
  } satisfies Values & Record<keyof Values, unknown>
}

/** A loot item as form values. Enumeration values that this version does not know are dropped. */
export function toItemValues(item: AdminLootItem): Values {
  return toFormValues(emptyItem(), {
    ...item,
    itemSlot: known(SLOTS, item.itemSlot),
    itemType: known(ITEM_TYPES, item.itemType),
    rarity: known(RARITIES, item.rarity),
    primaryStat: known(PRIMARY_STATS, item.primaryStat),
    tokenCategory: known(TOKEN_CATEGORIES, item.tokenCategory),
    tokenSlots: SLOTS.filter((slot) => item.tokenSlots?.includes(slot)),
    classes: CLASS_NAMES.filter((name) => item.classes?.includes(name)),
  })
}

/** The request for a loot item. Empty texts, and the token fields of other items, are null. */
export function toItemBody(form: z.output<typeof lootItemForm>) {
  const { isTokenItem, tokenCategory, tokenSlots } = form
  return {
    ...emptyToNull(form),
    tokenCategory: isTokenItem ? tokenCategory : null,
    tokenSlots: isTokenItem ? tokenSlots : null,
  }
}

function known<Value extends string>(
  values: readonly Value[],
  value: string | null | undefined,
): Value | null {
  return values.find((candidate) => candidate === value) ?? null
}
