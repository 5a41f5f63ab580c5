import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { ITEM_TYPES, PRIMARY_STATS, RARITIES, SLOTS, TOKEN_CATEGORIES } from '@/game/items'
import { bossSchema } from './boss'
import { defineCall } from './call'
import {
  flag,
  integer,
  listOf,
  objectOf,
  oneOf,
  openEnum,
  optionalGameId,
  optionalUrl,
  optionalInAnswer,
  requiredId,
  requiredName,
  selected,
  text,
} from './fields'
import { itemLevelsSchema } from './item-levels'
import { answeredId, type BossId, type InstanceId, type LootItemId } from './ids'

/**
 * An item that a boss drops. A tier token has no `itemType`, and no `itemSlot` if it fits several
 * slots; `tokenSlots` lists the slots of the pieces it can be exchanged for. Without `classes`
 * every class can use the item. `lootSpecializationIds` are the Blizzard ids of the specializations
 * that the item drops for; without them it drops for all.
 */
export const lootItemSchema = z.object({
  id: answeredId<LootItemId>(),
  bossId: answeredId<BossId>(),
  boss: optionalInAnswer(
    z.object({
      id: answeredId<BossId>(),
      name: z.string(),
      encounterOrder: z.number(),
      instanceId: answeredId<InstanceId>(),
      itemLevels: optionalInAnswer(itemLevelsSchema),
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
  name: requiredName(200, 'Item name is required'),
  description: z.nullish(text(2000)),
  itemSlot: z.nullish(selected(SLOTS, 'Please select an item slot')),
  itemType: z.nullish(selected(ITEM_TYPES, 'Please select an item type')),
  rarity: oneOf(RARITIES, 'Rarity'),
  primaryStat: z.nullish(oneOf(PRIMARY_STATS, 'Primary stat')),
  itemId: optionalGameId,
  blizzardItemId: optionalGameId,
  wowheadId: optionalGameId,
  iconUrl: optionalUrl,
  isTokenItem: flag,
  tokenCategory: z.nullish(oneOf(TOKEN_CATEGORIES, 'Token category')),
  tokenSlots: z.nullish(listOf(oneOf(SLOTS, 'Token slot'), SLOTS.length)),
  classes: z.nullish(listOf(oneOf(CLASS_NAMES, 'Class'), CLASS_NAMES.length)),
  lootSpecializationIds: z.nullish(listOf(integer(1), 60)),
}

/**
 * The values of a new loot item for fields that are left out (docs/specification.md, section 5).
 */
export const NEW_LOOT_DEFAULTS = { rarity: 'EPIC', isTokenItem: false } as const

const itemDefaults = {
  rarity: z._default(itemFields.rarity, NEW_LOOT_DEFAULTS.rarity),
  isTokenItem: z._default(itemFields.isTokenItem, NEW_LOOT_DEFAULTS.isTokenItem),
}

interface SlotAndType {
  isTokenItem?: boolean
  itemSlot?: string | null
  itemType?: string | null
}

/** Messages for a missing slot and item type, by field. Tier tokens need neither. */
export function slotAndTypeProblems(item: SlotAndType): Record<string, string> {
  if (item.isTokenItem) return {}
  return {
    ...(!item.itemSlot && { itemSlot: 'Please select an item slot' }),
    ...(!item.itemType && { itemType: 'Please select an item type' }),
  }
}

// @__NO_SIDE_EFFECTS__
function requiredSlotAndType<T extends SlotAndType>() {
  return z.superRefine<T>(
    (item, context) => {
      for (const [field, message] of Object.entries(slotAndTypeProblems(item))) {
        context.addIssue({ code: 'custom', path: [field], message })
      }
    },
    // Also if another field is invalid; by default a rule for the whole object is then skipped.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}

const rowFields = {
  ...itemFields,
  rarity: z.optional(itemFields.rarity),
  isTokenItem: z.optional(itemFields.isTokenItem),
}

/**
 * A loot item in a batch or a raid file. A row for an existing item leaves missing fields
 * unchanged; a row for a new item gets the defaults of `newLootRow`.
 */
export const lootRow = objectOf(rowFields).check(requiredSlotAndType())
export type LootRow = z.output<typeof lootRow>

/** Changes of an existing loot item; missing fields stay unchanged. */
export const lootChanges = z.partial(
  objectOf({ ...rowFields, bossId: requiredId('Boss selection required') }),
)

/**
 * A row of a batch; `bossId` overrides the boss of the batch. With the `basis` that a dry run has
 * answered, the row is rejected if it would create or change something else by now.
 */
export const batchRow = objectOf({
  ...rowFields,
  bossId: z.optional(requiredId('Boss selection required')),
  basis: z.optional(text(64)),
}).check(requiredSlotAndType())
export type BatchRow = z.output<typeof batchRow>

/**
 * A row of a batch or a raid file with the defaults of a new item (docs/specification.md, section
 * 5).
 */
export const newLootRow = objectOf({ ...itemFields, ...itemDefaults }).check(requiredSlotAndType())

/**
 * The loot item form without defaults (docs/specification.md, section 5), also the base of updates.
 */
export const lootItemFields = objectOf({
  ...itemFields,
  bossId: requiredId('Please select a boss'),
  name: requiredName(100, 'Item name is required', 'Name too long'),
})

/** The loot item form with the defaults of a new item. */
export const lootItemForm = objectOf({ ...lootItemFields.shape, ...itemDefaults }).check(
  requiredSlotAndType(),
)

export const bossWithLootSchema = z.extend(bossSchema, { items: z.array(lootItemSchema) })
export type BossWithLoot = z.output<typeof bossWithLootSchema>

export const listInstanceLoot = defineCall({
  method: 'GET',
  path: '/api/instances/:instanceId/loot',
  summary: 'Lists the bosses of an instance in their order, with their loot items.',
  access: 'session',
  otherStatuses: [304],
  key: 'bosses',
  answer: z.array(bossWithLootSchema),
})
