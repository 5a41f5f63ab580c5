import { ApiError, messageOf, NotFoundError } from '@/api/errors'
import type { CallBody } from '@/contract/call'
import type {
  CreateWishlistRequest,
  duplicateWishlist as duplicateCall,
  updateWishlist as updateCall,
  Wishlist,
} from '@/contract/wishlist'
import { charactersKey } from '@/features/characters/characters.queries'
import { toast } from '@/ui/toast'
import {
  useMutation,
  useMutationState,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { applyEdits, hasItem, type WishlistEdit } from './edits'
import {
  addWishlistItem,
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  removeWishlistItem,
  updateWishlist,
} from './wishlists.api'
import { characterWishlistsQuery, wishlistQuery, wishlistsKey } from './wishlists.queries'

/** Creates a wishlist for a character (spec section 4). The dialog shows why when it fails. */
export function useCreateWishlist(characterId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: CreateWishlistRequest) => createWishlist(characterId, request),
    onSuccess: async ({ name }) => {
      toast.success(`Created wishlist: ${name}`)
      await Promise.all([
        queryClient.invalidateQueries(characterWishlistsQuery(characterId)),
        queryClient.invalidateQueries({ queryKey: wishlistsKey, refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: charactersKey, refetchType: 'none' }),
      ])
    },
    onError: (error) => toast.error('Failed to create wishlist', { description: messageOf(error) }),
  })
}

/** Renames a list or marks it as main. */
export function useUpdateWishlist() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...changes }: { id: string } & CallBody<typeof updateCall>) =>
      updateWishlist(id, changes),
    onSettled: () => queryClient.invalidateQueries({ queryKey: wishlistsKey }),
  })
}

/** Copies a list, to another difficulty or specialization if wanted. */
export function useDuplicateWishlist() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...changes }: { id: string } & CallBody<typeof duplicateCall>) =>
      duplicateWishlist(id, changes),
    onSuccess: ({ name }) => {
      toast.success(`Created wishlist: ${name}`)
      // A character card counts its lists.
      void queryClient.invalidateQueries({ queryKey: charactersKey })
      return queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })
}

/** Deletes a list; one that is gone already counts as deleted. */
export function useDeleteWishlist() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Pick<Wishlist, 'id' | 'name'>) => {
      try {
        await deleteWishlist(id)
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
      }
    },
    onSuccess: (_, { id, name }) => {
      toast.success(`Deleted ${name}`)
      queryClient.removeQueries(wishlistQuery(id))
      void queryClient.invalidateQueries({ queryKey: charactersKey })
      void queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })
}

function editsKey(wishlistId: string) {
  return ['wishlist-edits', wishlistId]
}

/** Sends one edit. What another tab has done already is as good as done here. */
async function sendEdit(wishlistId: string, edit: WishlistEdit): Promise<void> {
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
    case 'order':
      await updateWishlist(wishlistId, { itemOrder: [...edit.ids] })
      break
  }
}

/**
 * The list as the person sees it and the way to edit it. The screen shows the server's list with the
 * edits under way done to it; the cache holds only what the server has said or confirmed. Edits of
 * one list are sent in order; a refused one leaves alone, with one message, and after the last one
 * the list is read again.
 */
export function useEditableWishlist(wishlistId: string) {
  const queryClient = useQueryClient()
  const query = wishlistQuery(wishlistId)
  const { data: serverList } = useSuspenseQuery(query)
  const mutationKey = editsKey(wishlistId)
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    // Every mutation of this key is one of `edit` below, whose variables are a WishlistEdit.
    select: (mutation) => mutation.state.variables as WishlistEdit,
  })
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (change: WishlistEdit) => sendEdit(wishlistId, change),
    onSuccess: async (_, change) => {
      // An answer that is older than this edit must not overwrite it.
      await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
      queryClient.setQueryData(query.queryKey, (list) => list && applyEdits(list, [change]))
    },
    onError: (error, change) => {
      // What was typed is not lost: the same edit again, as far as that can help.
      const isFinal = error instanceof ApiError && (error.status ?? 500) < 500
      const action = { label: 'Try Again', onClick: () => mutate(change) }
      toast.error(messageOf(error), isFinal ? {} : { action })
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1
      if (isLast) return queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })
  const wishlist = useMemo(() => applyEdits(serverList, pending), [serverList, pending])

  const edit = useCallback(
    (change: WishlistEdit) => {
      // Read here and now: two presses within a frame come before the first one shows.
      const list = queryClient.getQueryData(wishlistQuery(wishlistId).queryKey)
      const underWay = queryClient
        .getMutationCache()
        .findAll({ mutationKey: editsKey(wishlistId), status: 'pending' })
        .map((mutation) => mutation.state.variables as WishlistEdit)
      if (change.type !== 'add' || !list || !hasItem(applyEdits(list, underWay), change)) {
        mutate(change)
      }
    },
    [queryClient, wishlistId, mutate],
  )
  return { wishlist, edit }
}
