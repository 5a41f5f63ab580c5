import { getWishlistGear } from '@/contract/gear'
import { importGear } from '@/contract/gear-import'
import { eq, inArray } from 'drizzle-orm'
import type { Hono } from 'hono'
import {
  characterNotFound,
  ownCharacter,
  requireEditableCharacter,
} from '../characters/own-character'
import { characters, wishlists } from '../database/schema'
import { invalid, notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { ownWishlist } from '../wishlists/own-wishlist'
import { selectGear } from './select-gear'
import { storeGear } from './store-gear'

/** The items that characters wear and own: reading, and import of a text of the addon. */
export function gearRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, getWishlistGear, async ({ user, params }) => {
    const ofWishlist = database
      .select({ id: wishlists.characterId })
      .from(wishlists)
      .innerJoin(characters, eq(characters.id, wishlists.characterId))
      .where(ownWishlist(user.id, params.wishlistId))
    const gear = await selectGear(database, inArray(characters.id, ofWishlist))
    if (!gear) throw notFound('Wishlist')
    return gear
  })

  handle(app, importGear, async ({ user, params, body }) => {
    await database.transaction(async (transaction) => {
      // Locked, so that two imports run one after another.
      const character = await requireEditableCharacter(
        transaction,
        user.id,
        params.characterId,
        true,
      )
      if (body.className != null && body.className !== character.className) {
        throw invalid({ className: `The text is for a ${body.className}` })
      }
      await storeGear(transaction, character.id, 'simc', body.items)
      await transaction
        .update(characters)
        .set({ gearImportedAt: new Date(now()) })
        .where(eq(characters.id, character.id))
    })
    const gear = await selectGear(database, ownCharacter(user.id, params.characterId))
    if (!gear) throw characterNotFound()
    return gear
  })
}
