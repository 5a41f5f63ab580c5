import type { WishlistId } from '@/contract/ids'
import {
  ApiError,
  AuthError,
  messageOf,
  NetworkError,
  NotFoundError,
  RateLimitError,
} from '@/api/errors'
import { defineReplayedMutation } from '@/lib/replayed-mutation'
import { useIsOnline } from '@/lib/use-is-online'
import { token } from '@/api/token'
import type { Wishlist } from '@/contract/wishlist'
import { readUser } from '@/features/session/read-user'
import { hasFeature } from '@/features/session/use-feature'
import { copyText } from '@/lib/clipboard'
import { newId } from '@/lib/new-id'
import { dropWithSession } from '@/lib/session-memory'
import { toast, type ToastOptions } from '@/ui/messages/toast'
import {
  focusManager,
  useMutationState,
  useQueryClient,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  goneReason,
  MOVE_TOAST_ID,
  rejectionOf,
  typedText,
  undoToastId,
  wishOf,
} from './edit-messages'
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
const wishlistEdits = defineReplayedMutation<SessionEdit, Wishlist | Wishlist[]>({
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

/** The stored edits of this tab. A tab has one query client. */
const stores = new WeakMap<QueryClient, ReturnType<typeof createStoredEdits>>()
function storedEditsOf(queryClient: QueryClient) {
  const stored = stores.get(queryClient) ?? createStoredEdits()
  stores.set(queryClient, stored)
  return stored
}

/**
 * Returns the function that makes edits pending: stores and sends them, in order. A rejected edit
 * shows one toast. While the server is away, edits stay pending and are sent again.
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
    onConfirmed: ({ id, user, wishlist, edit }, replaced) => {
      stored.remove(user, id)
      tellOtherTabs()
      if (edit.type === 'change' && replaced.note) {
        toast.warning('Replaced a note from another device', {
          id: undoToastId(edit.id),
          description: `“${replaced.note}”`,
          action: undo(wishlist, { type: 'change', id: edit.id, note: replaced.note }),
        })
      }
      if (edit.type !== 'main') return
      const { isMain } = edit
      const { list } = replaced
      toast.success(`${wishlist.name} is ${isMain ? 'now' : 'no longer'} the main wishlist`, {
        description: list && `Replaces ${list.name}`,
        action: undo(list ?? wishlist, { type: 'main', isMain: Boolean(list) || !isMain }),
      })
    },
    onRejected: (error, change) => {
      // The redirect to /login reports it. The edit stays stored until the user signs in again.
      if (error instanceof AuthError) return
      stored.remove(change.user, change.id)
      if (change.edit.type === 'move') toast.dismiss(MOVE_TOAST_ID)
      if (error instanceof UnsupportedChangeError) {
        rememberUnsupported(queryClient, error.change)
        toast.warning(error.message, { id: `not-kept-${error.change}` })
        return
      }
      if (change.edit.type === 'remove' || change.edit.type === 'change') {
        toast.dismiss(undoToastId(change.edit.id))
      }
      const { queryKey } = wishlistQuery(change.wishlist.id)
      // Home shows lists whose page has not been opened.
      const list =
        queryClient.getQueryData(queryKey) ??
        queryClient
          .getQueryData(mainWishlistsQuery().queryKey)
          ?.find(({ id }) => id === change.wishlist.id)
      const title = rejectionOf(change.edit, change.wishlist, list?.items)
      const goneId = error instanceof NotFoundError ? wishOf(change.edit) : null
      if (goneId !== null) {
        // The list follows at once; it is read again after the last edit.
        const removal: WishlistEdit = { type: 'remove', id: goneId }
        queryClient.setQueryData(queryKey, (before) => before && applyEdits(before, [removal]))
      }
      toast.error(
        title,
        recoveryOf(error, change.edit, () => make(change)),
      )
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
  const undo = (wishlist: Wishlist, edit: WishlistEdit) => ({
    label: 'Undo',
    onClick: () => make({ id: newId(), madeAt: Date.now(), wishlist, edit }),
  })
  return make
}

/** Whether the server could not be reached, or says that it cannot store anything for the moment. */
function isServerAway(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status === 503)
}

/** Returns the function that edits wishlists. */
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
        .filter(({ status }) => status === 'pending')
      const changes = pending.map(({ change }) => change)
      const edits =
        edit.type === 'add' && list ? editsToAdd(edit, replayEdits(list, changes).items) : [edit]
      for (const next of edits) make({ id: newId(), madeAt: Date.now(), wishlist, edit: next })
    },
    [queryClient, make],
  )
}

/**
 * The reason of a failed edit with an action: Try Again, or Copy text if a retry would fail too.
 */
function recoveryOf(error: Error, edit: WishlistEdit, tryAgain: () => void): ToastOptions {
  const reason = error instanceof NotFoundError ? goneReason(edit) : messageOf(error)
  const isFinal = error instanceof ApiError && (error.status ?? 500) < 500
  if (!isFinal) {
    return { description: reason, action: { label: 'Try Again', onClick: tryAgain } }
  }
  const text = typedText(edit)
  if (!text) return { description: reason }
  return {
    description: `${reason}\nYou wrote: ${text}`,
    action: { label: 'Copy text', onClick: () => void copyText(text) },
  }
}

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
