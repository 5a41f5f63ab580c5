import * as z from 'zod/mini'
import { GEAR_PLACES } from '@/game/gear/places'
import { TRACKS } from '@/game/gear/upgrade-track'
import { defineCall } from './call'
import { openEnum, optionalInAnswer } from './fields'

/*
 * The items that characters wear and own: the feature `gear`. Battle.net tells which items are
 * worn; the text of the SimulationCraft addon, which are in the bags. Rules: docs/specification.md,
 * section 10.
 */

export const wornItemSchema = z.object({
  /** The game's id of the item. */
  itemId: z.number(),
  name: optionalInAnswer(z.string()),
  place: openEnum(GEAR_PLACES),
  itemLevel: optionalInAnswer(z.number()),
  /** Null if neither the bonus ids nor the description of the item tell it. */
  track: optionalInAnswer(openEnum(TRACKS)),
})
export type WornItem = z.output<typeof wornItemSchema>

const ownedItemSchema = z.extend(wornItemSchema, { isWorn: z.boolean() })
export type OwnedItem = z.output<typeof ownedItemSchema>

/** The items that a character owns, worn items first. */
export const gearSchema = z.object({
  /** When the text of the addon was imported; null if none was. */
  importedAt: optionalInAnswer(z.string()),
  items: z.array(ownedItemSchema),
})
export type Gear = z.output<typeof gearSchema>

export const getWishlistGear = defineCall({
  method: 'GET',
  path: '/api/wishlists/:wishlistId/gear',
  summary:
    "Returns what the wishlist's character wears and owns: the equipment that Battle.net returned at the last sync, and what was imported with importGear.",
  access: 'session',
  key: 'gear',
  answer: gearSchema,
})
