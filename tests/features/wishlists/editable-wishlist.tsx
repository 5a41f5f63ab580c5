import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { expect } from 'vitest'
import { getWishlist, listAvailableItems } from '@/contract/wishlist'
import { useEditableWishlist, useUnsentEdits } from '@/features/wishlists/edits.mutations'
import { wishlistQuery } from '@/features/wishlists/wishlists.queries'
import type { Slot } from '@/game/items'
import { newId } from '@/lib/new-id'
import { Toaster } from '@/ui/toaster'
import { make } from '../../support/backend-calls'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/msw-bridge'
import { startApp } from '../../support/render-app'

/** A list of Frostelle's of its own, as the wishlist page edits it, and as the server has it. */
export async function editList(api: Api, { itemCount = 0 } = {}) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  if (itemCount > 0) await raider.addItems(wishlistId, 'TRINKET', itemCount)
  const params = { wishlistId }
  const { token } = raider

  async function offer(slot: Slot) {
    return make(api.backend, listAvailableItems, { token, params: { wishlistId, slot } })
  }

  const { queryClient } = await startApp({ api, as: 'Raider#3000' })
  const rendered: number[] = []
  function useList() {
    const list = { ...useEditableWishlist(wishlistId), unsent: useUnsentEdits() }
    rendered.push(list.wishlist.items.length)
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
    token,
    queryClient,
    offer,
    result,
    /** How many wishes each render has shown. */
    rendered,
    shown: () => result.current.wishlist,
    cached: () => queryClient.getQueryData(wishlistQuery(wishlistId).queryKey),
    names: () => result.current.wishlist.items.map((item) => item.lootItem.name),
    readServer: () => make(api.backend, getWishlist, { token, params }),
    /** Resolves when no edit is under way any more, nor the reading after the last. */
    async settle() {
      await waitFor(() => {
        expect(queryClient.isMutating()).toBe(0)
        expect(queryClient.isFetching()).toBe(0)
      })
    },
    /** An edit that adds the nth trinket on offer. */
    async trinket(index: number) {
      const items = await offer('TRINKET')
      const lootItem = items[index]
      if (!lootItem) throw new Error(`Only ${items.length} trinkets`)
      return { type: 'add' as const, id: newId(), lootItem, slot: 'TRINKET' as const }
    },
  }
}
