import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { ITEM_TYPES, PRIMARY_STATS, RARITIES, SLOTS, TOKEN_CATEGORIES } from '@/game/items'
import { bossSchema } from './boss'
import { defineCall } from './call'
import {
  integer,
  openEnum,
  optionalGameId,
  optionalUrl,
  optionalInAnswer,
  requiredId,
  requiredText,
  text,
} from './fields'

/**
 * Something a boss drops. For tier tokens `itemType` is null, and so is `itemSlot` for a token
 * good for any slot; `tokenSlots` then names what it turns into. `classes` empty or missing: any.
 * `lootSpecializationIds` are the Blizzard specialization ids the game lets it drop for; missing: all.
 */
export const lootItemSchema = z.object({
  id: z.string(),
  bossId: z.string(),
  boss: optionalInAnswer(
    z.object({
      id: z.string(),
      name: z.string(),
      encounterOrder: z.number(),
      instanceId: z.string(),
    }),
  ),
  name: z.string(),
  description: optionalInAnswer(z.string()),
  itemSlot: optionalInAnswer(openEnum(SLOTS)),
  itemType: optionalInAnswer(openEnum(ITEM_TYPES)),
  rarity: openEnum(RARITIES),
  primaryStat: optionalInAnswer(openEnum(PRIMARY_STATS)),
  itemId: optionalInAnswer(z.number()),
  blizzardItemId: optionalInAnswer(z.number()),
  wowheadId: optionalInAnswer(z.number()),
  iconUrl: optionalInAnswer(z.string()),
  isTokenItem: z.boolean(),
  tokenCategory: optionalInAnswer(openEnum(TOKEN_CATEGORIES)),
  tokenSlots: optionalInAnswer(z.array(openEnum(SLOTS))),
  classes: optionalInAnswer(z.array(openEnum(CLASS_NAMES))),
  lootSpecializationIds: optionalInAnswer(z.array(z.number())),
})
export type LootItem = z.output<typeof lootItemSchema>

const itemFields = {
  name: requiredText(200, 'Item name is required'),
  description: z.nullish(text(2000)),
  itemSlot: z.nullish(z.enum(SLOTS, 'Please select an item slot')),
  itemType: z.nullish(z.enum(ITEM_TYPES, 'Please select an item type')),
  rarity: z.enum(RARITIES),
  primaryStat: z.nullish(z.enum(PRIMARY_STATS)),
  itemId: optionalGameId,
  blizzardItemId: optionalGameId,
  wowheadId: optionalGameId,
  iconUrl: optionalUrl,
  isTokenItem: z.boolean(),
  tokenCategory: z.nullish(z.enum(TOKEN_CATEGORIES)),
  tokenSlots: z.nullish(z.array(z.enum(SLOTS)).check(z.maxLength(SLOTS.length))),
  classes: z.nullish(z.array(z.enum(CLASS_NAMES)).check(z.maxLength(CLASS_NAMES.length))),
  lootSpecializationIds: z.nullish(z.array(integer(1)).check(z.maxLength(60))),
}

const itemDefaults = {
  rarity: z._default(itemFields.rarity, 'EPIC'),
  isTokenItem: z._default(itemFields.isTokenItem, false),
}

interface SlotAndType {
  isTokenItem?: boolean
  itemSlot?: string | null
  itemType?: string | null
}

/** What an item lacks, by field: only a tier token may do without slot and type. */
export function missingSlotAndType(item: SlotAndType): Record<string, string> {
  if (item.isTokenItem) return {}
  return {
    ...(!item.itemSlot && { itemSlot: 'Please select an item slot' }),
    ...(!item.itemType && { itemType: 'Please select an item type' }),
  }
}

// @__NO_SIDE_EFFECTS__
function slotAndTypeUnlessToken<T extends SlotAndType>() {
  return z.superRefine<T>((item, context) => {
    for (const [field, message] of Object.entries(missingSlotAndType(item))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
}

const rowFields = {
  ...itemFields,
  rarity: z.optional(itemFields.rarity),
  isTokenItem: z.optional(itemFields.isTokenItem),
}

/**
 * A row of bulk entry or of a raid file. It may stand for an item that is there already, so what it
 * leaves out stays as it is; a new item gets the defaults of `newLootRow`.
 */
export const lootRow = z.object(rowFields).check(slotAndTypeUnlessToken())
export type LootRow = z.output<typeof lootRow>

/** A row of bulk entry; it may name a boss of its own. */
export const batchRow = z
  .object({ ...rowFields, bossId: z.optional(requiredId('Boss selection required')) })
  .check(slotAndTypeUnlessToken())
export type BatchRow = z.output<typeof batchRow>

/**
 * A row of bulk entry as a form (spec section 5). Slot and type may be empty only for a tier token
 * (contract, "Tier tokens").
 */
export const newLootRow = z
  .object({ ...itemFields, ...itemDefaults })
  .check(slotAndTypeUnlessToken())

/** The single-entry form (spec section 5) before its defaults; a partial update starts from these. */
export const lootItemFields = z.object({
  ...itemFields,
  bossId: requiredId('Please select a boss'),
  name: requiredText(100, 'Item name is required', 'Name too long'),
})

/** The single-entry form with the defaults of a new item. */
export const lootItemForm = z
  .object({ ...lootItemFields.shape, ...itemDefaults })
  .check(slotAndTypeUnlessToken())

/** An instance's bosses with what each drops, in encounter order. */
export const bossWithLootSchema = z.extend(bossSchema, { items: z.array(lootItemSchema) })
export type BossWithLoot = z.output<typeof bossWithLootSchema>

export const listInstanceLoot = defineCall({
  method: 'GET',
  path: '/api/instances/:instanceId/loot',
  summary: 'Everything that drops in an instance, by boss in encounter order.',
  access: 'session',
  key: 'bosses',
  answer: z.array(bossWithLootSchema),
})
