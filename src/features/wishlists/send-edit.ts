import { NotFoundError } from '@/api/errors'
import type { QueryClient } from '@tanstack/react-query'
import { applyEdits, type ListEdit } from './edits'
import { addWishlistItem, getWishlist, removeWishlistItem, updateWishlist } from './wishlists.api'
import { wishlistQuery } from './wishlists.queries'

/** Sends one edit. Removing a wish that no longer exists counts as success. */
export async function sendEdit(
  queryClient: QueryClient,
  { wishlist: { id: wishlistId }, edit }: ListEdit,
): Promise<void> {
  switch (edit.type) {
    case 'add': {
      const { type: _, lootItem, ...wish } = edit
      await addWishlistItem(wishlistId, { ...wish, lootItemId: lootItem.id })
      break
    }
    case 'remove':
      try {
        await removeWishlistItem(wishlistId, edit.id)
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
      }
      break
    case 'change': {
      const { type: _, ...item } = edit
      await updateWishlist(wishlistId, { items: [item] })
      break
    }
    case 'move': {
      // All earlier edits are confirmed or rejected by now, so the cache has the order before this
      // move. After the player has left the page, the cache may be empty.
      const cached = queryClient.getQueryData(wishlistQuery(wishlistId).queryKey)
      const { items } = applyEdits(cached ?? (await getWishlist(wishlistId)), [edit])
      await updateWishlist(wishlistId, { itemOrder: items.map(({ id }) => id) })
      break
    }
    case 'rename':
      await updateWishlist(wishlistId, { name: edit.name })
      break
    case 'main':
      await updateWishlist(wishlistId, { isMainWishlist: true })
      break
  }
}
