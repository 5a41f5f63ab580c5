import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import * as contract from '@/contract/wishlist'
import type { CreateWishlistRequest } from '@/contract/wishlist'
import type { Slot } from '@/game/items'

/** A character's wishlists, without wishes. */
export function listCharacterWishlists(characterId: string, signal?: AbortSignal) {
  return send(contract.listCharacterWishlists, { params: { characterId }, signal })
}

/** The main wishlists of the current tier, with wishes, of all of the user's characters. */
export function listMainWishlists(signal?: AbortSignal) {
  return send(contract.listWishlists, { query: { main: 'true', currentTier: 'true' }, signal })
}

/** One wishlist with its wishes by rank. */
export function getWishlist(wishlistId: string, signal?: AbortSignal) {
  return send(contract.getWishlist, { params: { wishlistId }, signal })
}

/** Creates a wishlist. Other backends may answer with only its id and name. */
export function createWishlist(characterId: string, body: CreateWishlistRequest) {
  return send(contract.createWishlist, { params: { characterId }, body })
}

/** Renames a list, marks it as main, or reorders or edits its wishes. Missing fields are not changed. */
export function updateWishlist(wishlistId: string, body: CallBody<typeof contract.updateWishlist>) {
  return send(contract.updateWishlist, { params: { wishlistId }, body })
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

/** Adds a wish. With an id from the client, sending the request again does not add it twice. */
export function addWishlistItem(
  wishlistId: string,
  body: CallBody<typeof contract.addWishlistItem>,
) {
  return send(contract.addWishlistItem, { params: { wishlistId }, body })
}

export function removeWishlistItem(wishlistId: string, itemId: string) {
  return send(contract.removeWishlistItem, { params: { wishlistId, itemId } })
}
