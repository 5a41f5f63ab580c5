import { ApiError, AuthError, messageOf, NetworkError } from '@/api/errors'
import { token } from '@/api/token'
import type { Wishlist } from '@/contract/wishlist'
import { copyText } from '@/lib/clipboard'
import { toast, type ToastOptions } from '@/ui/toast'
import {
  onlineManager,
  useMutation,
  useMutationState,
  useQueryClient,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { hasItem, showEdits, type ListEdit, type WishlistEdit } from './edits'
import { sendEdit } from './send-edit'
import { wishlistQuery, wishlistsKey } from './wishlists.queries'

const mutationKey = ['wishlist-edits'] as const
const underWay = { mutationKey, status: 'pending' } as const

/** An edit on its way, with the session in which it was made. */
interface OwnEdit extends ListEdit {
  madeWith: string | null
}

/** How long a refused text waits for its field to be opened again. */
const REFUSED_KEPT_MS = 3_600_000

/**
 * The way to edit lists. Edits are sent in order; a confirmed one is done to what the cache holds, a
 * refused one leaves alone, with one message, and after the last one the lists are read again. While
 * the server cannot be reached they are kept and tried again.
 */
export function useEditWishlist() {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    // Across lists too: two that become main one after the other must not overtake each other.
    scope: { id: mutationKey.join(':') },
    // Tried once whatever the browser believes; only then its idea of being offline holds edits back.
    networkMode: 'offlineFirst',
    retry: (_failureCount, error) => error instanceof NetworkError,
    gcTime: REFUSED_KEPT_MS,
    mutationFn: async ({ madeWith, ...change }: OwnEdit) => {
      // It has waited for a connection, and somebody else may be here by now.
      if (token.read() !== madeWith) throw new AuthError('Signed out', 'AUTH_REQUIRED')
      await sendEdit(queryClient, change)
    },
    onSuccess: async (_, change) => {
      await confirmEdit(queryClient, change)
      if (change.edit.type === 'main') {
        toast.success(`${change.wishlist.name} is now the main wishlist`)
      }
    },
    onError: (error, change) => {
      // The way to /login says it.
      if (error instanceof AuthError) return
      toast.error(
        messageOf(error),
        wayOn(error, change.edit, () => mutate(change)),
      )
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1
      if (isLast) return queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })

  return useCallback(
    (wishlist: Wishlist, edit: WishlistEdit) => {
      // Read here and now: two presses within a frame come before the first one shows.
      const list = queryClient.getQueryData(wishlistQuery(wishlist.id).queryKey)
      const isThere =
        edit.type === 'add' && list && hasItem(showEdits(list, readUnderWay(queryClient)), edit)
      if (!isThere) mutate({ wishlist, edit, madeWith: token.read() })
    },
    [queryClient, mutate],
  )
}

async function confirmEdit(queryClient: QueryClient, change: ListEdit) {
  // An answer that is older than this edit must not overwrite it.
  await queryClient.cancelQueries({
    queryKey: wishlistsKey,
    predicate: ({ state }) => state.data !== undefined,
  })
  // Below this key there are lists and arrays of lists, nothing else.
  queryClient.setQueriesData<Wishlist | Wishlist[]>({ queryKey: wishlistsKey }, (data) =>
    Array.isArray(data)
      ? data.map((list) => showEdits(list, [change]))
      : data && showEdits(data, [change]),
  )
}

/** What helps after a refusal, so that nothing typed is lost: the same again, or the text itself. */
function wayOn(error: Error, edit: WishlistEdit, tryAgain: () => void): ToastOptions {
  const isFinal = error instanceof ApiError && (error.status ?? 500) < 500
  if (!isFinal) return { action: { label: 'Try Again', onClick: tryAgain } }
  const text = typedText(edit)
  if (!text) return {}
  return {
    description: `You wrote: ${text}`,
    action: { label: 'Copy Text', onClick: () => void copyText(text) },
  }
}

function typedText(edit: WishlistEdit): string | null | undefined {
  if (edit.type === 'rename') return edit.name
  return edit.type === 'change' ? edit.note : null
}

function readUnderWay(queryClient: QueryClient): ListEdit[] {
  // Every mutation of this key is one of `useEditWishlist`, whose variables are a ListEdit.
  const mutations = queryClient.getMutationCache().findAll(underWay)
  return mutations.map(({ state }) => state.variables as ListEdit)
}

function useEditsUnderWay(): ListEdit[] {
  return useMutationState({
    filters: underWay,
    // As in `readUnderWay`.
    select: ({ state }) => state.variables as ListEdit,
  })
}

/** Lists of an overview as the person sees them: with the edits under way done to them. */
export function useShownWishlists<List extends Wishlist>(lists: readonly List[]): List[] {
  const edits = useEditsUnderWay()
  return useMemo(() => lists.map((list) => showEdits(list, edits)), [lists, edits])
}

/** One list with its wishes as the person sees it, and the way to edit it. */
export function useEditableWishlist(wishlistId: string) {
  const queryClient = useQueryClient()
  const { data: serverList, error } = useSuspenseQuery(wishlistQuery(wishlistId))
  const edits = useEditsUnderWay()
  const wishlist = useMemo(() => showEdits(serverList, edits), [serverList, edits])
  const editWishlist = useEditWishlist()
  // Stays the same while the list changes, so that the rows need not render again.
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
 * Finds what was typed last into a field, if the server refused it: there the field starts from when
 * it is opened again. `textOf` is what an edit says to that field; null or undefined: nothing.
 */
export function useRefusedText() {
  const queryClient = useQueryClient()
  return (textOf: (change: ListEdit) => string | null | undefined): string | null => {
    const last = queryClient
      .getMutationCache()
      .findAll({ mutationKey })
      // As in `readUnderWay`.
      .map(({ state }) => ({ text: textOf(state.variables as ListEdit), status: state.status }))
      .findLast(({ text }) => text != null)
    return last?.status === 'error' ? (last.text ?? null) : null
  }
}

/**
 * How many edits the server has not confirmed yet, and whether that is because it cannot be reached;
 * `isOffline` when the browser says that this is why.
 */
export function useUnsentEdits() {
  const queryClient = useQueryClient()
  const failures = useMutationState({
    filters: underWay,
    select: ({ state }) => state.failureCount,
  })
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  )
  return {
    count: failures.length,
    isHeldUp: failures.some((failureCount) => failureCount > 0),
    isOffline: !isOnline,
    /** `isHeldUp` here and now: a sign-out has dropped them before this renders again. */
    readIsHeldUp: () =>
      queryClient
        .getMutationCache()
        .findAll(underWay)
        .some(({ state }) => state.failureCount > 0),
  }
}
