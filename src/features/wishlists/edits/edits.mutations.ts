import { ApiError, AuthError, NetworkError, NotFoundError, RateLimitError } from '@/api/errors'
import { defineReplayedMutation } from '@/lib/replayed-mutation'
import { token } from '@/api/token'
import type { Wishlist } from '@/contract/wishlist'
import { readUser } from '@/features/session/read-user'
import { hasFeature } from '@/features/session/use-feature'
import { newId } from '@/lib/new-id'
import { dropWithSession } from '@/lib/storage/session-memory'
import { focusManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { reportConfirmed, reportRejected, wishOf } from './edit-messages'
import { applyEdits, replayEdits, type ListEdit, type WishlistEdit } from './edits'
import { readAgain, tellOtherTabs } from './other-tabs'
import { UnsupportedChangeError, rememberUnsupported } from './unsupported-changes.queries'
import { sendEdit } from './send-edit'
import { createStoredEdits, type StoredEdit } from './stored-edits'
import { editsToAdd } from './undo-edit'
import { mainWishlistsQuery, wishlistQuery, wishlistsKey } from '../wishlists.queries'

/** An edit with the user and the session token that were in use when it was made or resumed. */
interface SessionEdit extends StoredEdit {
  user: string
  madeWith: string | null
}

/** How long the mutation cache keeps a rejected edit, and with it the text that was typed. */
const REJECTED_KEPT_MS = 3_600_000

// All lists share one queue: if two lists are marked as main, the server must receive the later
// edit last.
export const wishlistEdits = defineReplayedMutation<SessionEdit, Wishlist | Wishlist[]>({
  name: 'wishlist-edits',
  queryKey: wishlistsKey,
  apply: (data, edit) =>
    Array.isArray(data) ? data.map((list) => replayEdits(list, [edit])) : replayEdits(data, [edit]),
  refresh: async (queryClient) => {
    await readAgain(queryClient)
    // Home may be opened next without a connection: what is stored for it has the change too.
    if (hasFeature(queryClient, 'wishlist-overview')) {
      void queryClient.prefetchQuery(mainWishlistsQuery())
    }
  },
})

/** The ids of edits that were sent, and may be sent again. */
const sentEdits = new Set<string>()
dropWithSession(() => sentEdits.clear())

const stores = new WeakMap<QueryClient, ReturnType<typeof createStoredEdits>>()

/** The stored edits of this tab. A tab has one query client. */
export function storedEditsOf(queryClient: QueryClient) {
  const stored = stores.get(queryClient) ?? createStoredEdits()
  stores.set(queryClient, stored)
  return stored
}

/**
 * Returns the function that makes edits pending: stores and sends them, in order. While the server
 * is away, edits stay pending and are sent again.
 */
function useMakeEdit() {
  const queryClient = useQueryClient()
  const stored = storedEditsOf(queryClient)
  const { mutate } = wishlistEdits.useChange({
    // The first attempt is always made. Retries wait until `navigator.onLine` is true.
    networkMode: 'offlineFirst',
    retry: (_failureCount, error) => isServerAway(error) || error instanceof RateLimitError,
    gcTime: REJECTED_KEPT_MS,
    send: async ({ madeWith, ...change }) => {
      // Another person may have signed in since the edit was made.
      if (token.read() !== madeWith) throw new AuthError('Signed out', 'AUTH_REQUIRED')
      // Edits of an earlier visit may have been sent in it.
      const wasSent = sentEdits.has(change.id) || change.madeAt < performance.timeOrigin
      sentEdits.add(change.id)
      return sendEdit(queryClient, change, wasSent)
    },
    onConfirmed: (change, replaced) => {
      stored.remove(change.user, change.id)
      tellOtherTabs()
      reportConfirmed(change, replaced, (wishlist, edit) => make(newEdit(wishlist, edit)))
    },
    onRejected: (error, change) => {
      // The redirect to /login reports it. The edit stays stored until the user signs in again.
      if (error instanceof AuthError) return
      stored.remove(change.user, change.id)
      reportRejected(queryClient, error, change, () => make(change))
      applyRejection(queryClient, error, change)
    },
  })
  const make = useCallback(
    (edit: StoredEdit) => {
      const user = readUser(queryClient)
      stored.add(user, edit)
      mutate({ ...edit, user, madeWith: token.read() })
    },
    [queryClient, stored, mutate],
  )
  return make
}

function newEdit(wishlist: Wishlist, edit: WishlistEdit): StoredEdit {
  return { id: newId(), madeAt: Date.now(), wishlist, edit }
}

/** Shows what a rejection tells: the server keeps no such changes, or the wish is gone. */
function applyRejection(queryClient: QueryClient, error: Error, { wishlist, edit }: ListEdit) {
  if (error instanceof UnsupportedChangeError) rememberUnsupported(queryClient, error.change)
  const id = error instanceof NotFoundError ? wishOf(edit) : null
  if (id === null) return
  // The list follows at once; it is read again after the last edit.
  queryClient.setQueryData(
    wishlistQuery(wishlist.id).queryKey,
    (before) => before && applyEdits(before, [{ type: 'remove', id }]),
  )
}

/** Whether the server could not be reached, or says that it cannot store anything for the moment. */
function isServerAway(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status === 503)
}

export function useEditWishlist() {
  const queryClient = useQueryClient()
  const make = useMakeEdit()
  return useCallback(
    (wishlist: Wishlist, edit: WishlistEdit) => {
      // Reads the caches, because a second click may come before the edit of the first one is
      // rendered.
      const list = queryClient.getQueryData(wishlistQuery(wishlist.id).queryKey)
      const pending = wishlistEdits
        .readAll(queryClient)
        .flatMap(({ change, status }) => (status === 'pending' ? [change] : []))
      const edits =
        edit.type === 'add' && list ? editsToAdd(edit, replayEdits(list, pending).items) : [edit]
      for (const next of edits) make(newEdit(wishlist, next))
    },
    [queryClient, make],
  )
}

/**
 * Sends the edits that the user made in tabs that are gone: after loading the app, and when the
 * user returns to it.
 */
export function useResumeEdits() {
  const queryClient = useQueryClient()
  const make = useMakeEdit()
  useEffect(() => {
    async function resume() {
      const edits = await storedEditsOf(queryClient).takeOver(readUser(queryClient))
      for (const edit of edits) make(edit)
    }
    void resume()
    return focusManager.subscribe((isFocused) => {
      if (isFocused) void resume()
    })
  }, [queryClient, make])
}

/** The user's edits that a sign-out discards, in this and in other tabs. */
export function useDiscardEdits() {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const stored = storedEditsOf(queryClient)
    return {
      count: () =>
        queryClient.getMutationCache().findAll(wishlistEdits.pendingFilter).length +
        stored.countOthers(readUser(queryClient)),
      discard: () => stored.discard(readUser(queryClient)),
    }
  }, [queryClient])
}
