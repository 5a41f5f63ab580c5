import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { defineCall } from './call'
import { transferAnswers } from './character'
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
import { lootItemSchema } from './loot-item'
import { adaptWishlist, each } from './answers/received'
import { wishFieldAnswers, wishFieldInputs } from './wish-fields'
import {
  answeredId,
  type BossId,
  type CharacterId,
  type GuildId,
  type InstanceId,
  type WishId,
  type WishlistId,
} from './ids'

/**
 * Maximum length of a name. An automatic name fits even if the instance name has 100 characters.
 */
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
  id: answeredId<WishId>(),
  wishlistId: optionalInAnswer(answeredId<WishlistId>()),
  lootItem: lootItemSchema,
  slot: openEnum(SLOTS),
  priority: z.number(),
  ...wishFieldAnswers,
  /**
   * The name of the officer's character, if an award has ticked the wish; part of the feature
   * `guild-board`.
   */
  awardedBy: optionalInAnswer(z.string()),
  createdAt: optionalInAnswer(z.string()),
})
export type WishlistItem = z.output<typeof wishlistItemSchema>

/** A wishlist without its wishes. `specialization` is a slug that is unique within the class. */
export const wishlistSchema = z.object({
  id: answeredId<WishlistId>(),
  name: z.string(),
  character: z.object({
    id: answeredId<CharacterId>(),
    name: z.string(),
    className: openEnum(CLASS_NAMES),
    ...transferAnswers,
  }),
  instance: z.object({
    id: answeredId<InstanceId>(),
    name: z.string(),
    slug: optionalInAnswer(z.string()),
    itemLevels: optionalInAnswer(itemLevelsSchema),
    bosses: optionalInAnswer(
      z.array(z.object({ id: answeredId<BossId>(), name: z.string(), encounterOrder: z.number() })),
    ),
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
 * The lock of a guild with which a main wishlist is shared. From `startsAt` on, changes of the
 * order, adds and removes are rejected with 409 WISHLIST_LOCKED. Belongs to the feature
 * `guild-board`.
 */
const wishlistLockSchema = z.object({
  guild: z.object({ id: answeredId<GuildId>(), name: z.string() }),
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

/** What the app needs of a new wishlist; without it, it reads the character's wishlists. */
const createdWishlistSchema = z.partial(wishlistSchema)

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

export const WISHLIST_ITEMS_MAX = 500
/** Of one character. */
export const WISHLISTS_PER_INSTANCE_MAX = 20
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
  receives: z.array(listedWishlistSchema),
  adapt: each(adaptWishlist),
})

export const createWishlist = defineCall({
  method: 'POST',
  path: '/api/characters/:characterId/wishlists',
  summary: `Creates a wishlist. A new main wishlist replaces the previous main wishlist. ${WISHLIST_LIMITS}`,
  access: 'session',
  otherStatuses: [403],
  body: createWishlistRequest,
  status: 201,
  key: 'wishlist',
  answer: wishlistSchema,
  receives: createdWishlistSchema,
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
  adapt: adaptWishlist,
})

export const updateWishlist = defineCall({
  method: 'PUT',
  path: '/api/wishlists/:wishlistId',
  summary:
    'Renames a wishlist, marks it as main, reorders its wishes and edits their notes and obtained marks. Unknown ids in itemOrder are ignored; wishes missing from itemOrder follow at the end in their previous order. The ids in items must be on the wishlist; a priority moves the wish to this rank, or to the next one of a wish that is not obtained; obtained wishes keep their ranks.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({
    name: z.optional(wishlistName),
    isMainWishlist: z.optional(flag),
    itemOrder: z.optional(listOf(id, WISHLIST_ITEMS_MAX)),
    items: z.optional(
      listOf(
        objectOf({
          id,
          priority: z.optional(integer(1, WISHLIST_ITEMS_MAX)),
          ...wishFieldInputs,
        }),
        WISHLIST_ITEMS_MAX,
      ),
    ),
  }),
  key: 'wishlist',
  answer: wishlistSchema,
  receives: z.partial(listedWishlistSchema),
  adapt: adaptWishlist,
})

export const deleteWishlist = defineCall({
  method: 'DELETE',
  path: '/api/wishlists/:wishlistId',
  summary: 'Deletes a wishlist and its wishes.',
  access: 'session',
  otherStatuses: [403],
  status: 204,
})

export const restoreWishlist = defineCall({
  method: 'POST',
  path: '/api/wishlists/:wishlistId/restore',
  summary: `Restores a wishlist that was deleted within the last ten minutes, with its wishes. It is no longer main if another one has become main since. ${WISHLIST_LIMITS}`,
  access: 'session',
  key: 'wishlist',
  answer: wishlistSchema,
})

export const duplicateWishlist = defineCall({
  method: 'POST',
  path: '/api/wishlists/:wishlistId/duplicate',
  summary: `Copies a wishlist with its wishes. The copy is not a main wishlist. ${WISHLIST_LIMITS}`,
  access: 'session',
  otherStatuses: [403],
  body: objectOf({
    name: z.optional(wishlistName),
    difficulty: z.optional(oneOf(DIFFICULTIES, 'Difficulty')),
    specialization: z.optional(createWishlistRequest.shape.specialization),
  }),
  status: 201,
  key: 'wishlist',
  answer: wishlistSchema,
  receives: createdWishlistSchema,
})
