import type { WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import * as contract from '@/contract/gear'

/** The items that the character of a wishlist wears and owns. */
export function getWishlistGear(wishlistId: WishlistId, signal?: AbortSignal) {
  return send(contract.getWishlistGear, { params: { wishlistId }, signal })
}
