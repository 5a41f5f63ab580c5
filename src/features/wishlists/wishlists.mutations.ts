import { NotFoundError } from '@/api/errors'
import type { CallBody } from '@/contract/call'
import type { Character } from '@/contract/character'
import type {
  CreateWishlistRequest,
  duplicateWishlist as duplicateCall,
  Wishlist,
} from '@/contract/wishlist'
import { removeCharacter } from '@/features/characters/characters.api'
import { characterQuery, charactersQuery } from '@/features/characters/characters.queries'
import { charactersKey, onboardingQuery, wishlistsKey } from '@/features/session/session.queries'
import { toast } from '@/ui/toast'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { createWishlist, deleteWishlist, duplicateWishlist } from './wishlists.api'
import { characterWishlistsQuery, wishlistQuery } from './wishlists.queries'

/** Creates a wishlist for a character. The dialog shows failures. */
export function useCreateWishlist(characterId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: CreateWishlistRequest) => createWishlist(characterId, request),
    onSuccess: ({ name }) => {
      toast.success(`Created wishlist: ${name}`)
      // Not awaited: a slow answer must not keep the dialog open.
      void queryClient.invalidateQueries(characterWishlistsQuery(characterId))
      void queryClient.invalidateQueries({ queryKey: wishlistsKey, refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: charactersKey, refetchType: 'none' })
    },
  })
}

/** Copies a list, optionally to another difficulty or specialization. */
export function useDuplicateWishlist() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...changes }: { id: string } & CallBody<typeof duplicateCall>) =>
      duplicateWishlist(id, changes),
    onSuccess: ({ name }) => {
      toast.success(`Created wishlist: ${name}`)
      // Character cards show the number of lists.
      void queryClient.invalidateQueries({ queryKey: charactersKey })
      void queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })
}

/** Deletes a list. Deleting a list that no longer exists counts as success. */
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
      // At once, so that nothing that links to the list can preload it.
      queryClient.setQueriesData<readonly Wishlist[]>(
        { queryKey: wishlistsKey, predicate: ({ queryKey: [, kind] }) => kind !== 'detail' },
        (lists) => lists?.filter((list) => list.id !== id),
      )
      // The list's page is open until the navigation that follows, and must not read the list again.
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

/** Removes a character with its wishlists. A character that no longer exists counts as removed. */
export function useRemoveCharacter() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Pick<Character, 'id' | 'name'>) => {
      try {
        await removeCharacter(id)
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
      }
    },
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
