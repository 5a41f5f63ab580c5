import type { WishlistId } from '@/contract/ids'
import { RateLimitError } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { useIsOnline } from '@/lib/use-is-online'
import { useMutationState, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { replayEdits, type ListEdit, type WishlistEdit } from './edits'
import { storedEditsOf, useEditWishlist, wishlistEdits } from './edits.mutations'
import { wishlistQuery } from '../wishlists.queries'

/** The lists of an overview with all pending edits applied. */
export function useShownWishlists<List extends Wishlist>(lists: readonly List[]): List[] {
  const pending = wishlistEdits.usePending()
  return useMemo(() => lists.map((list) => replayEdits(list, pending)), [lists, pending])
}

/** One wishlist with all pending edits applied, and the function that edits it. */
export function useEditableWishlist(wishlistId: WishlistId) {
  const queryClient = useQueryClient()
  const { data: serverList, error } = useSuspenseQuery(wishlistQuery(wishlistId))
  const pending = wishlistEdits.usePending()
  const wishlist = useMemo(() => replayEdits(serverList, pending), [serverList, pending])
  const editWishlist = useEditWishlist()
  // Reads the list from the cache instead of depending on it, so that the callback is stable and
  // the rows do not render again.
  const edit = useCallback(
    (change: WishlistEdit) => {
      const list = queryClient.getQueryData(wishlistQuery(wishlistId).queryKey)
      if (list) editWishlist(list, change)
    },
    [queryClient, wishlistId, editWishlist],
  )
  return { wishlist, edit, error }
}

/**
 * Returns a function that finds the text with which a field should open after its last edit was
 * rejected. `textOf` returns the text that an edit writes to the field, or null.
 */
export function useRejectedText() {
  const queryClient = useQueryClient()
  return (textOf: (change: ListEdit) => string | null | undefined): string | null => {
    const last = wishlistEdits
      .readAll(queryClient)
      .map(({ change, status }) => ({ text: textOf(change), status }))
      .findLast(({ text }) => text != null)
    return last?.status === 'error' ? (last.text ?? null) : null
  }
}

/**
 * The number of pending edits, and whether they are unsent, i.e. the server cannot be reached or
 * does not take them yet. `isOffline`: the browser reports that the device is offline.
 * `isStored`: the edits outlive this tab.
 */
export function useUnsentEdits() {
  const queryClient = useQueryClient()
  const stored = storedEditsOf(queryClient)
  const failures = useMutationState({
    filters: wishlistEdits.pendingFilter,
    select: ({ state }) => state.failureReason,
  })
  const isOnline = useIsOnline()
  const isStored = useSyncExternalStore(stored.subscribe, stored.isStored)
  return {
    pendingCount: failures.length,
    isUnsent: failures.some((reason) => reason !== null),
    isOffline: !isOnline,
    /** Why the server has rejected the last attempt, although it can be reached. */
    limit: failures.find((reason) => reason instanceof RateLimitError),
    isStored,
    /**
     * Computes `isUnsent` when called, because a sign-out drops the edits before the next render.
     */
    readIsUnsent: () =>
      queryClient
        .getMutationCache()
        .findAll(wishlistEdits.pendingFilter)
        .some(({ state }) => state.failureCount > 0),
  }
}
