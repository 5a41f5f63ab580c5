import type { SimId, WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import * as contract from '@/contract/sim'

/** The latest simulation for the selection of a wishlist; null if there is none. */
export function getWishlistSim(wishlistId: WishlistId, signal?: AbortSignal) {
  return send(contract.getWishlistSim, { params: { wishlistId }, signal })
}

/** Deletes a simulation with its gains. */
export function deleteSim(simId: SimId) {
  return send(contract.deleteSim, { params: { simId } })
}
