import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { defineCall } from './call'
import {
  flag,
  id,
  integer,
  listOf,
  objectOf,
  oneOf,
  openEnum,
  optionalInAnswer,
  queryFlag,
  requiredId,
  requiredText,
} from './fields'
import { itemLevelsSchema } from './item-levels'
import { lootItemSchema, receivedLootItem } from './loot-item'
import { adaptWish, adaptWishlist, readAs } from './received'
import { wishFieldAnswers, wishFieldInputs } from './wish-fields'

/** Maximum length of a name. An automatic name fits even if the instance name has 100 characters. */
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

/** A wish: one loot item for one slot. `priority` is its rank, counted from 1 without gaps. */
export const wishlistItemSchema = z.object({
  id: z.string(),
  wishlistId: optionalInAnswer(z.string()),
  lootItem: lootItemSchema,
  slot: openEnum(SLOTS),
  priority: z.number(),
  ...wishFieldAnswers,
  /** The name of the officer's character, if an award has ticked the wish; part of the feature `guild-board`. */
  awardedBy: optionalInAnswer(z.string()),
  createdAt: optionalInAnswer(z.string()),
})
export type WishlistItem = z.output<typeof wishlistItemSchema>

/** A wishlist without its wishes. `specialization` is a slug that is unique within the class. */
export const wishlistSchema = z.object({
  id: z.string(),
  name: z.string(),
  character: z.object({ id: z.string(), name: z.string(), className: openEnum(CLASS_NAMES) }),
  instance: z.object({
    id: z.string(),
    name: z.string(),
    slug: optionalInAnswer(z.string()),
    itemLevels: optionalInAnswer(itemLevelsSchema),
  }),
  difficulty: openEnum(DIFFICULTIES),
  specialization: z.string(),
  isMainWishlist: z.boolean(),
  itemCount: optionalInAnswer(z.number()),
  obtainedCount: optionalInAnswer(z.number()),
  /** Whether `getWishlistSim` returns a simulation; part of the feature `sims`. */
  hasSim: optionalInAnswer(z.boolean()),
  createdAt: optionalInAnswer(z.string()),
  updatedAt: optionalInAnswer(z.string()),
})
export type Wishlist = z.output<typeof wishlistSchema>

/** A wishlist with its wishes in order of priority. */
export const wishlistWithItemsSchema = z.extend(wishlistSchema, {
  items: z.array(wishlistItemSchema),
})

/**
 * The lock of a guild with which a main wishlist is shared. From `startsAt` on, changes of the order, adds and
 * removes are rejected with 409 WISHLIST_LOCKED. Belongs to the feature `guild-board`.
 */
const wishlistLockSchema = z.object({
  guild: z.object({ id: z.string(), name: z.string() }),
  reason: z.string(),
  startsAt: z.string(),
})
export type WishlistLock = z.output<typeof wishlistLockSchema>

/** A wishlist of its own page. */
const openedWishlistSchema = z.extend(wishlistWithItemsSchema, {
  lock: optionalInAnswer(wishlistLockSchema),
})
export type WishlistWithItems = z.output<typeof openedWishlistSchema>

/** A wishlist of a list of wishlists, which may leave the wishes out. */
const listedWishlistSchema = z.extend(wishlistSchema, {
  items: optionalInAnswer(z.array(wishlistItemSchema)),
})
export type ListedWishlist = z.output<typeof listedWishlistSchema>

const NO_SPECIALIZATION = 'Please select a specialization'

const wishlistName = requiredText(WISHLIST_NAME_MAX, 'Please enter a wishlist name')

/** The form of the Create Wishlist dialog (docs/specification.md, section 5). */
export const createWishlistRequest = objectOf({
  instanceId: requiredId('Please select an instance'),
  difficulty: oneOf(DIFFICULTIES, 'Difficulty'),
  specialization: z
    .string(NO_SPECIALIZATION)
    .check(z.minLength(1, NO_SPECIALIZATION), z.maxLength(50, NO_SPECIALIZATION)),
  name: wishlistName,
  isMainWishlist: flag,
})
export type CreateWishlistRequest = z.output<typeof createWishlistRequest>

/** Maximum number of wishes of a wishlist. */
export const WISHLIST_ITEMS_MAX = 500

/** Maximum number of wishlists of a character for one instance. */
export const WISHLISTS_PER_INSTANCE_MAX = 20

/** Maximum number of wishlists of a character. */
export const WISHLISTS_PER_CHARACTER_MAX = 200

/** Maximum number of wishlists in one answer of `listWishlists`. */
export const LISTED_WISHLISTS_MAX = 200

/** Maximum number of wishes in one answer of `listWishlists`, in all of its wishlists together. */
export const LISTED_WISHES_MAX = 5000

const WISHLIST_LIMITS = `The answer is 409 if the character has ${WISHLISTS_PER_INSTANCE_MAX} wishlists for the instance or ${WISHLISTS_PER_CHARACTER_MAX} in all.`

export const listCharacterWishlists = defineCall({
  method: 'GET',
  path: '/api/characters/:characterId/wishlists',
  summary: 'Lists the wishlists of a character.',
  access: 'session',
  key: 'wishlists',
  answer: z.array(wishlistSchema),
  receives: z.array(readAs(adaptWishlist, listedWishlistSchema)),
})

export const createWishlist = defineCall({
  method: 'POST',
  path: '/api/characters/:characterId/wishlists',
  summary: `Creates a wishlist. A new main wishlist replaces the previous main wishlist. ${WISHLIST_LIMITS}`,
  access: 'session',
  body: createWishlistRequest,
  status: 201,
  key: 'wishlist',
  // Other backends may return only id and name (docs/specification.md, section 7).
  answer: z.extend(z.partial(wishlistSchema), { id: z.string(), name: z.string() }),
})

export const listWishlists = defineCall({
  method: 'GET',
  path: '/api/wishlists',
  summary: `Lists the wishlists of all of the user's characters with their wishes, by instance. The answer ends before a wishlist that would bring it above ${LISTED_WISHLISTS_MAX} wishlists or ${LISTED_WISHES_MAX} wishes; listCharacterWishlists lists all wishlists of a character.`,
  access: 'session',
  query: objectOf({
    main: z.optional(queryFlag),
    currentTier: z.optional(queryFlag),
  }),
  key: 'wishlists',
  answer: z.array(wishlistWithItemsSchema),
})

export const getWishlist = defineCall({
  method: 'GET',
  path: '/api/wishlists/:wishlistId',
  summary: 'Returns a wishlist with its wishes in order of priority.',
  access: 'session',
  key: 'wishlist',
  answer: openedWishlistSchema,
  receives: readAs(adaptWishlist, openedWishlistSchema),
})

export const updateWishlist = defineCall({
  method: 'PUT',
  path: '/api/wishlists/:wishlistId',
  summary:
    'Renames a wishlist, marks it as main, reorders its wishes and edits their notes and obtained marks. Unknown ids in itemOrder are ignored; wishes missing from itemOrder follow at the end in their previous order. The ids in items must be on the wishlist.',
  access: 'session',
  body: objectOf({
    name: z.optional(wishlistName),
    isMainWishlist: z.optional(flag),
    itemOrder: z.optional(listOf(id, WISHLIST_ITEMS_MAX)),
    items: z.optional(listOf(objectOf({ id, ...wishFieldInputs }), WISHLIST_ITEMS_MAX)),
  }),
  key: 'wishlist',
  answer: wishlistSchema,
  receives: readAs(
    adaptWishlist,
    z.extend(
      z.pick(z.partial(listedWishlistSchema), { name: true, isMainWishlist: true, items: true }),
      {
        id: z.string(),
      },
    ),
  ),
})

export const deleteWishlist = defineCall({
  method: 'DELETE',
  path: '/api/wishlists/:wishlistId',
  summary: 'Deletes a wishlist and its wishes.',
  access: 'session',
  status: 204,
})

export const duplicateWishlist = defineCall({
  method: 'POST',
  path: '/api/wishlists/:wishlistId/duplicate',
  summary: `Copies a wishlist with its wishes. The copy is not a main wishlist. ${WISHLIST_LIMITS}`,
  access: 'session',
  body: objectOf({
    name: z.optional(wishlistName),
    difficulty: z.optional(oneOf(DIFFICULTIES, 'Difficulty')),
    specialization: z.optional(createWishlistRequest.shape.specialization),
  }),
  status: 201,
  key: 'wishlist',
  answer: wishlistSchema,
  receives: z.pick(wishlistSchema, { id: true, name: true }),
})

export const listAvailableItems = defineCall({
  method: 'GET',
  path: '/api/wishlists/:wishlistId/available-items/:slot',
  summary:
    "Lists the loot items of the wishlist's instance that fit the slot and are eligible for its class and specialization. A tier token fits its tokenSlots.",
  access: 'session',
  key: 'items',
  answer: z.array(lootItemSchema),
  receives: z.array(receivedLootItem),
})

export const addWishlistItem = defineCall({
  method: 'POST',
  path: '/api/wishlists/:wishlistId/items',
  summary:
    'Adds a wish, at the end unless a priority is given. If a wish with the given id exists, answers 200 with that wish. The answer is 409 if the wishlist holds the loot item for this slot already.',
  access: 'session',
  body: objectOf({
    id: z.optional(id),
    lootItemId: id,
    slot: oneOf(SLOTS, 'Slot'),
    priority: z.optional(integer(1, WISHLIST_ITEMS_MAX)),
    ...wishFieldInputs,
  }),
  status: 201,
  key: 'wishlistItem',
  answer: wishlistItemSchema,
  receives: readAs((received) => adaptWish(received, 1), z.pick(wishlistItemSchema, { id: true })),
})

export const removeWishlistItem = defineCall({
  method: 'DELETE',
  path: '/api/wishlists/:wishlistId/items/:itemId',
  summary: 'Removes a wish. The wishes below it move up one rank.',
  access: 'session',
  status: 204,
})
