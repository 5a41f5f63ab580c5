import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { expect } from 'vitest'
import { getWishlist } from '@/contract/wishlist'
import { listAvailableItems } from '@/contract/wishes'
import { sessionQuery } from '@/features/session/session.queries'
import { useEditableWishlist, useUnsentEdits } from '@/features/wishlists/edits/shown-edits'
import { wishlistQuery } from '@/features/wishlists/wishlists.queries'
import type { Slot } from '@/game/items'
import { newId } from '@/lib/new-id'
import { Toaster } from '@/ui/messages/toaster'
import { signInPerson } from '../../../support/entities'
import type { Api } from '../../../support/app/msw-bridge'
import { deleteCreatedWishlists } from '../../../support/backend/wishlist-rows'
import { startApp } from '../../../support/app/render-app'

/** Creates a wishlist of Frostelle and renders the hooks that the wishlist page edits it with. */
export async function editList(api: Api, { itemCount = 0 } = {}) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  await deleteCreatedWishlists(api.backend.database)
  const wishlistId = await raider.createWishlist('Frostelle')
  if (itemCount > 0) await raider.addItems(wishlistId, 'TRINKET', itemCount)
  const params = { wishlistId }

  async function listOffered(slot: Slot) {
    return raider.make(listAvailableItems, { params: { wishlistId, slot } })
  }

  const { queryClient } = await startApp({ api, as: 'Raider#3000' })
  // The page's guard loads the session, which has the features of the backend, and its loader the
  // wishlist.
  await queryClient.query(sessionQuery())
  await queryClient.query(wishlistQuery(wishlistId))
  api.requests.length = 0
  const renderedCounts: number[] = []
  function useList() {
    const list = { ...useEditableWishlist(wishlistId), unsent: useUnsentEdits() }
    renderedCounts.push(list.wishlist.items.length)
    return list
  }
  const { result } = renderHook(useList, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <Suspense>{children}</Suspense>
        <Toaster />
      </QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current).not.toBeNull())

  return {
    wishlistId,
    make: raider.make,
    queryClient,
    listOffered,
    result,
    /** The number of wishes in each render. */
    renderedCounts,
    shown: () => result.current.wishlist,
    cached: () => queryClient.getQueryData(wishlistQuery(wishlistId).queryKey),
    names: () => result.current.wishlist.items.map((item) => item.lootItem.name),
    readServer: () => raider.make(getWishlist, { params }),
    /** Resolves when no edit is pending and the refetch after the last edit is done. */
    async settle() {
      // The document need not change, so a new check would come after 50 ms.
      await waitFor(
        () => {
          expect(queryClient.isMutating()).toBe(0)
          expect(queryClient.isFetching()).toBe(0)
        },
        { interval: 5 },
      )
    },
    /** The edit that adds the offered trinket at `index`. */
    async trinket(index: number) {
      const items = await listOffered('TRINKET')
      const lootItem = items[index]
      if (!lootItem) throw new Error(`Only ${items.length} trinkets`)
      return { type: 'add' as const, id: newId(), lootItem, slot: 'TRINKET' as const }
    },
  }
}
