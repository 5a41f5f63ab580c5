import { RARITIES, SLOTS } from '@/game/items'
import * as z from 'zod/mini'
import { deletionQuery } from './admin-deletion'
import { defineCall } from './call'
import { id, optionalInAnswer, text } from './fields'
import { lootItemFields, lootItemForm, lootItemSchema } from './loot-item'

/** A loot item as an admin reads it: with the number of wishlists that hold it. */
export const adminLootItemSchema = z.extend(lootItemSchema, {
  wishlistCount: optionalInAnswer(z.number()),
})
export type AdminLootItem = z.output<typeof adminLootItemSchema>

/** A minus sorts downwards; rarity counts from the worst up. */
export const LOOT_SORTS = [
  'name',
  '-name',
  'boss',
  '-boss',
  'slot',
  '-slot',
  'rarity',
  '-rarity',
  'wishlists',
  '-wishlists',
] as const

/** Letters of a search. */
export const SEARCH_MAX = 100

export const listLoot = defineCall({
  method: 'GET',
  path: '/api/admin/loot',
  summary: 'Loot items, filtered, sorted and paged; total counts all that match.',
  access: 'admin',
  query: z.object({
    /** One item alone. */
    id: z.optional(id),
    instanceId: z.optional(id),
    bossId: z.optional(id),
    search: z.optional(text(SEARCH_MAX)),
    slot: z.optional(z.enum(SLOTS)),
    rarity: z.optional(z.enum(RARITIES)),
    sort: z.optional(z.enum(LOOT_SORTS)),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  }),
  answer: z.object({ items: z.array(adminLootItemSchema), total: z.number() }),
})

export const createLootItem = defineCall({
  method: 'POST',
  path: '/api/admin/loot',
  summary: 'Makes a loot item. One of its three ids given alone fills the others.',
  access: 'admin',
  body: lootItemForm,
  status: 201,
  key: 'item',
  answer: adminLootItemSchema,
})

export const updateLootItem = defineCall({
  method: 'PUT',
  path: '/api/admin/loot/:lootItemId',
  summary:
    'Changes the fields that are given. To another raid only while no wishlist holds the item.',
  access: 'admin',
  body: z.partial(lootItemFields),
  key: 'item',
  answer: adminLootItemSchema,
})

export const deleteLootItem = defineCall({
  method: 'DELETE',
  path: '/api/admin/loot/:lootItemId',
  summary: 'Deletes a loot item.',
  access: 'admin',
  query: deletionQuery,
  status: 204,
})
