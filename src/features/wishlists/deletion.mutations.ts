import { send } from '@/api/client'
import { NotFoundError } from '@/api/errors'
import { ignoreMissing } from '@/api/ignore-missing'
import { isTransient } from '@/api/retry'
import { removeCharacter, type Character } from '@/contract/character'
import { deleteWishlist, restoreWishlist, type Wishlist } from '@/contract/wishlist'
import {
  characterQuery,
  charactersKey,
  charactersQuery,
} from '@/features/characters/characters.queries'
import { onboardingQuery } from '@/features/session/session.queries'
import { toastFailure } from '@/features/session/toast-failure'
import { hasFeature } from '@/features/session/use-feature'
import { toast } from '@/ui/messages/toast'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { getWishlist } from './wishlists.api'
import { characterWishlistsQuery, wishlistQuery, wishlistsKey } from './wishlists.queries'

type DeletedWishlist = Pick<Wishlist, 'id' | 'name' | 'isMainWishlist'>

/**
 * Deletes a list, and offers to undo it. Deleting a list that no longer exists counts as success.
 */
export function useDeleteWishlist() {
  const queryClient = useQueryClient()
  const restore = useRestoreWishlist()
  return useMutation({
    mutationFn: async ({ id }: DeletedWishlist) => {
      try {
        await send(deleteWishlist, { params: { wishlistId: id } })
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
        // Other backends may answer 404 because they do not have the call.
        if (await getWishlist(id).catch(() => null)) throw error
      }
    },
    onSuccess: (_, list) => {
      const { id, name } = list
      const undo = { undo: () => restore.mutate(list) }
      toast.success(`Deleted ${name}`, hasFeature(queryClient, 'wishlist-restore') ? undo : {})
      // At once, so that nothing that links to the list can preload it.
      queryClient.setQueriesData<readonly Wishlist[]>(
        { queryKey: wishlistsKey, predicate: ({ queryKey: [, kind] }) => kind !== 'detail' },
        (lists) => lists?.filter((list) => list.id !== id),
      )
      // The list's page is open until the navigation that follows, and must not read the list
      // again.
      const { queryKey } = wishlistQuery(id)
      queryClient.removeQueries({ queryKey, type: 'inactive' })
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: charactersKey })
      void queryClient.invalidateQueries({
        queryKey: wishlistsKey,
        predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
      })
    },
  })
}

/** Undoes the deletion of a list, also when the dialog that has deleted it is gone. */
function useRestoreWishlist() {
  const queryClient = useQueryClient()
  const restore = useMutation({
    mutationFn: ({ id }: DeletedWishlist) => send(restoreWishlist, { params: { wishlistId: id } }),
    onSuccess: ({ isMainWishlist }, list) => {
      const isReplaced = list.isMainWishlist && !isMainWishlist
      toast.success(`Restored ${list.name}`, {
        description: isReplaced ? 'Another list has become the main wishlist since.' : undefined,
      })
    },
    onError: (error, list) => {
      const again = { action: { label: 'Try Again', onClick: () => restore.mutate(list) } }
      toastFailure(`Could not restore ${list.name}`, error, isTransient(error) ? again : undefined)
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: charactersKey })
      void queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })
  return restore
}

/** Removes a character with its wishlists. A character that no longer exists counts as removed. */
export function useRemoveCharacter() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Character, 'id' | 'name'>) =>
      ignoreMissing(send(removeCharacter, { params: { characterId: id } })),
    onSuccess: (_, { id, name }) => {
      toast.success(`Removed ${name}`)
      // At once, so that nothing that links to the character can preload its page.
      queryClient.setQueryData(charactersQuery().queryKey, (characters) =>
        characters?.filter((character) => character.id !== id),
      )
      queryClient.removeQueries(characterQuery(id))
      queryClient.removeQueries(characterWishlistsQuery(id))
      // Guards trust a known number of characters. Without one they check it.
      queryClient.removeQueries(onboardingQuery())
      void queryClient.invalidateQueries({ queryKey: charactersKey })
      void queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })
}
