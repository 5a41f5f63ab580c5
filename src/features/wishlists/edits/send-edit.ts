import type { WishId, WishlistId } from '@/contract/ids'
import { ApiError, isAbout, NotFoundError } from '@/api/errors'
import { WISH_FIELD_NAMES, WISH_FIELDS, type WishFieldValues } from '@/contract/wish-fields'
import type { Wishlist } from '@/contract/wishlist'
import { hasFeature } from '@/features/session/use-feature'
import type { QueryClient } from '@tanstack/react-query'
import {
  applyEdits,
  isSameSelection,
  type AddEdit,
  type ListEdit,
  type WishlistEdit,
} from './edits'
import { UnsupportedChangeError } from './unsupported-changes.queries'
import { addWishlistItem, getWishlist, removeWishlistItem, updateWishlist } from '../wishlists.api'
import { characterWishlistsQuery, wishlistQuery, wishlistsKey } from '../wishlists.queries'

/** What an edit has replaced without the player's knowledge. */
export interface Replaced {
  /** The previous main list, if it is known. */
  list?: Wishlist
  /** A note that was written on another device. */
  note?: string
}

/**
 * Sends one edit. Removing a wish that the list no longer has counts as success.
 * @param wasSent whether the edit may have reached the backend already
 * @returns what the edit has replaced without the player's knowledge
 * @throws {UnsupportedChangeError} if the backend accepts a change but does not keep it
 * @throws {NotFoundError} if the list, or a wish that is changed or moved, no longer exists
 */
export async function sendEdit(
  queryClient: QueryClient,
  { wishlist, edit }: ListEdit,
  wasSent: boolean,
): Promise<Replaced> {
  const { id: wishlistId } = wishlist
  switch (edit.type) {
    case 'add':
      await addWishlistItem(wishlistId, edit.id, toBody(queryClient, edit), {
        isRepetition: wasSent && !hasFeature(queryClient, 'wish-ids'),
      })
      if (edit.priority !== undefined && !hasFeature(queryClient, 'wish-order')) {
        await sendOrder(queryClient, wishlist, edit)
      }
      break
    case 'remove':
      try {
        await removeWishlistItem(wishlistId, edit.id)
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
        await expectGone(error, wishlistId, edit.id)
      }
      break
    case 'change': {
      const { type: _, seenNote, ...item } = edit
      const list = seenNote === undefined ? null : await getWishlist(wishlistId)
      const stored = list?.items.find(({ id }) => id === edit.id)?.note
      await updateWishlist(wishlistId, { items: [item] })
      return stored && stored !== seenNote && stored !== edit.note ? { note: stored } : {}
    }
    case 'move':
    case 'order':
      await sendOrder(queryClient, wishlist, edit)
      break
    case 'rename': {
      const { name } = await updateWishlist(wishlistId, {
        ...unchangedFields(queryClient, wishlist),
        name: edit.name,
      })
      const hasOldName = name === wishlist.name && name !== edit.name
      if (hasOldName) throw new UnsupportedChangeError('name')
      break
    }
    case 'main': {
      const { isMain } = edit
      const query = { ...characterWishlistsQuery(wishlist.character.id), retry: false }
      const lists = isMain ? await queryClient.query(query).catch(() => []) : []
      const { isMainWishlist = isMain } = await updateWishlist(wishlistId, {
        ...unchangedFields(queryClient, wishlist),
        isMainWishlist: isMain,
      })
      if (isMainWishlist !== isMain) throw new UnsupportedChangeError(isMain ? 'main' : 'notMain')
      return {
        list: lists.find((list) => list.isMainWishlist && isSameSelection(list, wishlist)),
      }
    }
  }
  return {}
}

/**
 * Other backends may answer 404 because they do not have the call.
 * @throws {ApiError} if the wish is still on the list
 */
async function expectGone({ message, code }: NotFoundError, wishlistId: WishlistId, id: WishId) {
  const list = await getWishlist(wishlistId).catch(() => null)
  if (list?.items.some((wish) => wish.id === id)) throw new ApiError(message, code, { status: 404 })
}

/** The request for a new wish, with the fields that the backend keeps. */
function toBody(queryClient: QueryClient, { id, lootItem, slot, priority, ...fields }: AddEdit) {
  const kept: WishFieldValues = Object.fromEntries(
    WISH_FIELD_NAMES.filter((field) => hasFeature(queryClient, WISH_FIELDS[field].feature)).map(
      (field) => [field, fields[field]],
    ),
  )
  return {
    lootItemId: lootItem.id,
    slot,
    ...(hasFeature(queryClient, 'wish-ids') && { id }),
    ...(hasFeature(queryClient, 'wish-order') && { priority }),
    ...kept,
  }
}

/**
 * The fields that a PUT of another backend may need, because it replaces the whole list: as they
 * are after the edits before this one.
 */
function unchangedFields(queryClient: QueryClient, wishlist: Wishlist) {
  if (hasFeature(queryClient, 'wish-order')) return {}
  const lists = queryClient
    .getQueriesData<Wishlist | Wishlist[]>({ queryKey: wishlistsKey })
    .flatMap(([, data]) => data ?? [])
  const { name, isMainWishlist } = lists.find(({ id }) => id === wishlist.id) ?? wishlist
  return { name, isMainWishlist }
}

/** Sends the order of the wishes after an edit. */
async function sendOrder(queryClient: QueryClient, wishlist: Wishlist, edit: WishlistEdit) {
  const { id: wishlistId } = wishlist
  if (edit.type === 'move' && hasFeature(queryClient, 'wish-moves')) {
    await updateWishlist(wishlistId, { items: [{ id: edit.id, priority: edit.rank }] })
    return
  }
  // All earlier edits are confirmed or rejected by now, so the cache has the order before this
  // edit. After the player has left the page, the cache may be empty. A move keeps the moves that
  // were made on another device since.
  const { queryKey } = wishlistQuery(wishlistId)
  const cached = edit.type === 'move' ? undefined : queryClient.getQueryData(queryKey)
  const list = cached ?? (await getWishlist(wishlistId))
  const itemOrder = idsOf(applyEdits(list, [edit]))
  const keepsOrder = hasFeature(queryClient, 'wish-order')
  const unchanged = unchangedFields(queryClient, wishlist)
  const answer = await updateWishlist(wishlistId, { ...unchanged, itemOrder }).catch(
    (error: unknown) => {
      const isUnknownField = !keepsOrder && isAbout(error, 'itemOrder')
      throw isUnknownField ? new UnsupportedChangeError('order') : error
    },
  )
  if (keepsOrder) return
  const shown = idsOf({ items: answer.items ?? (await getWishlist(wishlistId)).items })
  // Wishes may have been added or removed on another device.
  const wanted = itemOrder.filter((id) => shown.includes(id))
  const kept = shown.filter((id) => itemOrder.includes(id))
  if (kept.some((id, index) => id !== wanted[index])) throw new UnsupportedChangeError('order')
}

function idsOf({ items }: { items: readonly { id: WishId }[] }): string[] {
  return items.map(({ id }) => id)
}
