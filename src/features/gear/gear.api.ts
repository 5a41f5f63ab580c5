import { send } from '@/api/client'
import * as contract from '@/contract/gear'

/** The items that the character of a wishlist wears and owns. */
export function getWishlistGear(wishlistId: string, signal?: AbortSignal) {
  return send(contract.getWishlistGear, { params: { wishlistId }, signal })
}
