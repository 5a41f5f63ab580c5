import { RARITIES, SLOTS } from '@/game/items'
import * as z from 'zod/mini'
import { deletionQuery } from './admin-deletion'
import { defineCall } from '../call'
import { objectOf, oneOf, optionalInAnswer, queryInteger, text } from '../fields'
import { lootItemFields, lootItemForm, lootItemSchema } from '../loot-item'
import { LOOT_SORTS, SEARCH_MAX } from '../loot-search'
import { requestedId, type BossId, type InstanceId, type LootItemId } from '../ids'

/**
 * A loot item with the number of wishlists that hold it. `iconUrl` is the URL that admins have
 * entered; without one, players get `storedIconUrl`, the icon that the backend has fetched.
 */
export const adminLootItemSchema = z.extend(lootItemSchema, {
  storedIconUrl: optionalInAnswer(z.string()),
  wishlistCount: optionalInAnswer(z.number()),
})
export type AdminLootItem = z.output<typeof adminLootItemSchema>

export const listLoot = defineCall({
  method: 'GET',
  path: '/api/admin/loot',
  summary:
    'Lists loot items with filters, sorting and paging. total is the number of all matching items.',
  access: 'admin',
  query: objectOf({
    /** Only the item with this id. */
    id: z.optional(requestedId<LootItemId>()),
    instanceId: z.optional(requestedId<InstanceId>()),
    bossId: z.optional(requestedId<BossId>()),
    search: z.optional(text(SEARCH_MAX)),
    slot: z.optional(oneOf(SLOTS, 'Slot')),
    rarity: z.optional(oneOf(RARITIES, 'Rarity')),
    sort: z.optional(oneOf(LOOT_SORTS, 'Sort order')),
    page: z._default(queryInteger(1, 1_000_000), 1),
    pageSize: z._default(queryInteger(1, 500), 50),
  }),
  answer: z.object({ items: z.array(adminLootItemSchema), total: z.number() }),
})

export const createLootItem = defineCall({
  method: 'POST',
  path: '/api/admin/loot',
  summary:
    'Creates a loot item. If the given ones of itemId, blizzardItemId and wowheadId are equal, the missing ones get the same value.',
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
    'Changes the given fields. A loot item can move to another instance only while no wishlist holds it.',
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
