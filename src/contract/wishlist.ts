import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { defineCall } from './call'
import { id, integer, openEnum, optionalInAnswer, requiredId, requiredText } from './fields'
import { lootItemSchema } from './loot-item'
import { wishFieldAnswers, wishFieldInputs } from './wish-fields'

export { NOTE_MAX } from './wish-fields'

/** The most characters of a name; `automaticName` of an instance name of 100 characters fits. */
export const WISHLIST_NAME_MAX = 150

interface AutomaticNameParts {
  instanceName: string
  difficulty: string
  specializationLabel: string
}

/** The name proposed for a wishlist (docs/specification.md, section 4). */
export function automaticName(parts: AutomaticNameParts): string {
  return `${parts.instanceName} - ${parts.difficulty} (${parts.specializationLabel})`
}

/** A wish: one loot item for one slot. `priority` counts from 1 (most wanted) without gaps. */
export const wishlistItemSchema = z.object({
  id: z.string(),
  wishlistId: optionalInAnswer(z.string()),
  lootItem: lootItemSchema,
  slot: openEnum(SLOTS),
  priority: z.number(),
  ...wishFieldAnswers,
  createdAt: optionalInAnswer(z.string()),
})
export type WishlistItem = z.output<typeof wishlistItemSchema>

/** A wishlist without its items. `specialization` is the slug, unique within the class. */
export const wishlistSchema = z.object({
  id: z.string(),
  name: z.string(),
  character: z.object({ id: z.string(), name: z.string(), className: openEnum(CLASS_NAMES) }),
  instance: z.object({ id: z.string(), name: z.string(), slug: optionalInAnswer(z.string()) }),
  difficulty: openEnum(DIFFICULTIES),
  specialization: z.string(),
  isMainWishlist: z.boolean(),
  itemCount: optionalInAnswer(z.number()),
  obtainedCount: optionalInAnswer(z.number()),
  createdAt: optionalInAnswer(z.string()),
  updatedAt: optionalInAnswer(z.string()),
})
export type Wishlist = z.output<typeof wishlistSchema>

/** A wishlist with its items, by priority. */
export const wishlistWithItemsSchema = z.extend(wishlistSchema, {
  items: z.array(wishlistItemSchema),
})
export type WishlistWithItems = z.output<typeof wishlistWithItemsSchema>

const wishlistName = requiredText(WISHLIST_NAME_MAX, 'Please enter a wishlist name')

/** The Create Wishlist dialog (spec section 5). */
export const createWishlistRequest = z.object({
  instanceId: requiredId('Please select an instance'),
  difficulty: z.enum(DIFFICULTIES),
  specialization: z
    .string()
    .check(z.minLength(1, 'Please select a specialization'), z.maxLength(50)),
  name: wishlistName,
  isMainWishlist: z.boolean(),
})
export type CreateWishlistRequest = z.output<typeof createWishlistRequest>

/** The most wishes one list can hold; keeps every read and write of a list bounded. */
export const WISHLIST_ITEMS_MAX = 500

export const listCharacterWishlists = defineCall({
  method: 'GET',
  path: '/api/characters/:characterId/wishlists',
  summary: "A character's wishlists.",
  access: 'session',
  key: 'wishlists',
  answer: z.array(wishlistSchema),
})

export const createWishlist = defineCall({
  method: 'POST',
  path: '/api/characters/:characterId/wishlists',
  summary: 'Makes a wishlist; as main it takes the place of the main one before.',
  access: 'session',
  body: createWishlistRequest,
  status: 201,
  key: 'wishlist',
  // The specification promises id and name here, no more (spec section 7).
  answer: z.extend(z.partial(wishlistSchema), { id: z.string(), name: z.string() }),
})

export const listWishlists = defineCall({
  method: 'GET',
  path: '/api/wishlists',
  summary: "The wishlists of all the person's characters with items.",
  access: 'session',
  query: z.object({
    main: z.optional(z.enum(['true', 'false'])),
    currentTier: z.optional(z.enum(['true', 'false'])),
  }),
  key: 'wishlists',
  answer: z.array(wishlistWithItemsSchema),
})

export const getWishlist = defineCall({
  method: 'GET',
  path: '/api/wishlists/:wishlistId',
  summary: 'One wishlist with its items by priority.',
  access: 'session',
  key: 'wishlist',
  answer: wishlistWithItemsSchema,
})

export const updateWishlist = defineCall({
  method: 'PUT',
  path: '/api/wishlists/:wishlistId',
  summary:
    'Renames, marks as main, reorders (itemOrder: unknown ids are ignored, missing ones keep their order at the end) and edits items, which must be on the list.',
  access: 'session',
  body: z.object({
    name: z.optional(wishlistName),
    isMainWishlist: z.optional(z.boolean()),
    itemOrder: z.optional(z.array(id).check(z.maxLength(WISHLIST_ITEMS_MAX))),
    items: z.optional(
      z.array(z.object({ id, ...wishFieldInputs })).check(z.maxLength(WISHLIST_ITEMS_MAX)),
    ),
  }),
  key: 'wishlist',
  answer: wishlistSchema,
})

export const deleteWishlist = defineCall({
  method: 'DELETE',
  path: '/api/wishlists/:wishlistId',
  summary: 'Deletes a wishlist and its items.',
  access: 'session',
  status: 204,
})

export const duplicateWishlist = defineCall({
  method: 'POST',
  path: '/api/wishlists/:wishlistId/duplicate',
  summary: 'Copies a wishlist with its items; the copy is never main.',
  access: 'session',
  body: z.object({
    name: z.optional(wishlistName),
    difficulty: z.optional(z.enum(DIFFICULTIES)),
    specialization: z.optional(createWishlistRequest.shape.specialization),
  }),
  status: 201,
  key: 'wishlist',
  answer: wishlistSchema,
})

export const listAvailableItems = defineCall({
  method: 'GET',
  path: '/api/wishlists/:wishlistId/available-items/:slot',
  summary:
    "What drops in the list's instance for that slot and the character's class and specialization; tier tokens count for their tokenSlots.",
  access: 'session',
  key: 'items',
  answer: z.array(lootItemSchema),
})

export const addWishlistItem = defineCall({
  method: 'POST',
  path: '/api/wishlists/:wishlistId/items',
  summary:
    'Adds a wish, at the end unless a priority is given. The same client-made id again answers 200 with what is there; 409 when the item is on the list for that slot already.',
  access: 'session',
  body: z.object({
    id: z.optional(id),
    lootItemId: id,
    slot: z.enum(SLOTS),
    priority: z.optional(integer(1, WISHLIST_ITEMS_MAX)),
    ...wishFieldInputs,
  }),
  status: 201,
  key: 'wishlistItem',
  answer: wishlistItemSchema,
})

export const removeWishlistItem = defineCall({
  method: 'DELETE',
  path: '/api/wishlists/:wishlistId/items/:itemId',
  summary: 'Removes a wish; the ranks below it close up.',
  access: 'session',
  status: 204,
})
