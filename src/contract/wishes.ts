import * as z from 'zod/mini'
import { SLOTS } from '@/game/items'
import { defineCall } from './call'
import { integer, objectOf, oneOf } from './fields'
import { requestedId, type LootItemId, type WishId } from './ids'
import { lootItemSchema } from './loot-item'
import { adaptLootItem, each } from './answers/received'
import { wishFieldInputs } from './wish-fields'
import { WISHLIST_ITEMS_MAX, wishlistItemSchema } from './wishlist'

export const listAvailableItems = defineCall({
  method: 'GET',
  path: '/api/wishlists/:wishlistId/available-items/:slot',
  summary:
    "Lists the loot items of the wishlist's instance that fit the slot and are eligible for its class and specialization. A tier token fits its tokenSlots.",
  access: 'session',
  otherStatuses: [304, 400],
  key: 'items',
  answer: z.array(lootItemSchema),
  adapt: each(adaptLootItem),
})

export const addWishlistItem = defineCall({
  method: 'POST',
  path: '/api/wishlists/:wishlistId/items',
  summary:
    'Adds a wish, at the end unless a priority is given. If a wish with the given id exists, answers 200 with that wish. The answer is 409 if the wishlist holds the loot item for this slot already.',
  access: 'session',
  otherStatuses: [200, 403],
  body: objectOf({
    id: z.optional(requestedId<WishId>()),
    lootItemId: requestedId<LootItemId>(),
    slot: oneOf(SLOTS, 'Slot'),
    priority: z.optional(integer(1, WISHLIST_ITEMS_MAX)),
    ...wishFieldInputs,
  }),
  status: 201,
  key: 'wishlistItem',
  answer: wishlistItemSchema,
  receives: z.partial(wishlistItemSchema),
})

export const removeWishlistItem = defineCall({
  method: 'DELETE',
  path: '/api/wishlists/:wishlistId/items/:itemId',
  summary: 'Removes a wish. The wishes below it move up one rank.',
  access: 'session',
  otherStatuses: [403],
  status: 204,
})
