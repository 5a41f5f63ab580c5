import type { CharacterId, WishId, WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import { isAbout, ValidationError } from '@/api/errors'
import type { CallBody } from '@/contract/call'
import { spellingsOf } from '@/contract/answers/specialization-spelling'
import * as wishes from '@/contract/wishes'
import * as contract from '@/contract/wishlist'
import type { CreateWishlistRequest } from '@/contract/wishlist'
import { isWishFor } from './wish/wish-slots'
import { rememberWishId, toBackendId, withAppId } from './wish-ids'

/** One wishlist with its wishes by rank. */
export async function getWishlist(wishlistId: WishlistId, signal?: AbortSignal) {
  const params = { wishlistId }
  const wishlist = await send(contract.getWishlist, { params, signal })
  return { ...wishlist, items: wishlist.items.map(withAppId) }
}

/**
 * Creates a wishlist. Other backends may answer without its id or name, and may know the
 * specialization in one spelling only.
 */
export async function createWishlist(characterId: CharacterId, request: CreateWishlistRequest) {
  let rejection: unknown
  for (const specialization of spellingsOf(request.specialization)) {
    const body = { ...request, specialization }
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next spelling is for a rejected one
      return await send(contract.createWishlist, { params: { characterId }, body })
    } catch (error) {
      if (!isAboutSpecialization(error)) throw error
      rejection ??= error
    }
  }
  throw rejection
}

function isAboutSpecialization(error: unknown): boolean {
  if (!(error instanceof ValidationError)) return false
  return 'specialization' in error.fields || /speciali[sz]ation/i.test(error.message)
}

/**
 * Renames a list, marks it as main, or reorders or edits its wishes. Missing fields are not
 * changed.
 */
export async function updateWishlist(
  wishlistId: WishlistId,
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

/**
 * Adds a wish. A backend with the feature `wish-ids` takes its id from the body, and adds nothing
 * when the request is sent again. For any other one, the list is read before a repetition.
 * @param id the app's id of the wish
 */
export async function addWishlistItem(
  wishlistId: WishlistId,
  id: WishId,
  body: CallBody<typeof wishes.addWishlistItem>,
  { isRepetition }: { isRepetition: boolean },
) {
  const find = () => findWish(wishlistId, body)
  const params = { wishlistId }
  const known = isRepetition ? await find() : undefined
  const added =
    known ??
    (await send(wishes.addWishlistItem, { params, body }).catch((error: unknown) => {
      if (!isAbout(error, 'slot')) throw error
      const { slot: _, ...rest } = body
      // Other backends may not know the field, which the specification does not name. The contract
      // requires it. If it was not the reason, the first error is the one to show.
      return send(wishes.addWishlistItem, { params, body: rest as typeof body }).catch(() => {
        throw error
      })
    }))
  const backendId = added.id ?? (await find())?.id
  if (backendId) rememberWishId(id, backendId)
}

/** The wish for an item and a slot, if it is on a list. */
async function findWish(
  wishlistId: WishlistId,
  { lootItemId, slot }: CallBody<typeof wishes.addWishlistItem>,
) {
  const { items } = await send(contract.getWishlist, { params: { wishlistId } })
  return items.find((wish) => isWishFor(wish, lootItemId, slot))
}

export function removeWishlistItem(wishlistId: WishlistId, id: WishId) {
  return send(wishes.removeWishlistItem, { params: { wishlistId, itemId: toBackendId(id) } })
}
