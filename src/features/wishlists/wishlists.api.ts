import { send } from '@/api/client'
import { readLongAnswer } from '@/api/read-long-answer'
import type { CallBody } from '@/contract/call'
import * as contract from '@/contract/wishlist'
import type { CreateWishlistRequest } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import { rememberWishId, toBackendId, withAppId } from './wish-ids'

/** A character's wishlists; other backends may send them with their wishes. */
export function listCharacterWishlists(characterId: string, signal?: AbortSignal) {
  return send(contract.listCharacterWishlists, { params: { characterId }, signal })
}

/** The main wishlists of the current tier, with wishes, of all of the user's characters. */
export function listMainWishlists(signal?: AbortSignal) {
  return send(contract.listWishlists, { query: { main: 'true', currentTier: 'true' }, signal })
}

/** One wishlist with its wishes by rank. */
export async function getWishlist(wishlistId: string, signal?: AbortSignal) {
  const params = { wishlistId }
  const wishlist = await send(contract.getWishlist, { params, signal, read: readLongAnswer })
  return { ...wishlist, items: wishlist.items.map(withAppId) }
}

/** Creates a wishlist. Other backends may answer with only its id and name. */
export function createWishlist(characterId: string, body: CreateWishlistRequest) {
  return send(contract.createWishlist, { params: { characterId }, body })
}

/** Renames a list, marks it as main, or reorders or edits its wishes. Missing fields are not changed. */
export async function updateWishlist(
  wishlistId: string,
  { itemOrder, items, ...fields }: CallBody<typeof contract.updateWishlist>,
) {
  const body = {
    ...fields,
    itemOrder: itemOrder?.map(toBackendId),
    items: items?.map((item) => ({ ...item, id: toBackendId(item.id) })),
  }
  const answer = await send(contract.updateWishlist, { params: { wishlistId }, body })
  return { ...answer, items: answer.items?.map(withAppId) }
}

export function deleteWishlist(wishlistId: string) {
  return send(contract.deleteWishlist, { params: { wishlistId } })
}

/** Copies a list with its wishes, optionally to another difficulty or specialization. */
export function duplicateWishlist(
  wishlistId: string,
  body: CallBody<typeof contract.duplicateWishlist>,
) {
  return send(contract.duplicateWishlist, { params: { wishlistId }, body })
}

/** The loot items for a slot that the list's character and specialization can use. */
export function listAvailableItems(wishlistId: string, slot: Slot, signal?: AbortSignal) {
  return send(contract.listAvailableItems, { params: { wishlistId, slot }, signal })
}

/**
 * Adds a wish. A backend with the feature `wish-ids` takes its id from the body, and adds nothing when
 * the request is sent again.
 * @param id the app's id of the wish
 */
export async function addWishlistItem(
  wishlistId: string,
  id: string,
  body: CallBody<typeof contract.addWishlistItem>,
) {
  const added = await send(contract.addWishlistItem, { params: { wishlistId }, body })
  rememberWishId(id, added.id)
}

export function removeWishlistItem(wishlistId: string, id: string) {
  return send(contract.removeWishlistItem, { params: { wishlistId, itemId: toBackendId(id) } })
}
