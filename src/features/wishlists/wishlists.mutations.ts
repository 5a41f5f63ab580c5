import type { CharacterId, WishlistId } from '@/contract/ids'
import type { CallBody } from '@/contract/call'
import type { CreateWishlistRequest, duplicateWishlist as duplicateCall } from '@/contract/wishlist'
import { charactersKey } from '@/features/characters/characters.queries'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createWishlist, duplicateWishlist } from './wishlists.api'
import { characterWishlistsQuery, wishlistsKey } from './wishlists.queries'

/** Creates a wishlist for a character. The dialog shows failures. */
export function useCreateWishlist(characterId: CharacterId) {
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
    mutationFn: ({ id, ...changes }: { id: WishlistId } & CallBody<typeof duplicateCall>) =>
      duplicateWishlist(id, changes),
    onSuccess: ({ name }) => {
      toast.success(`Created wishlist: ${name}`)
      // Character cards show the number of lists.
      void queryClient.invalidateQueries({ queryKey: charactersKey })
      void queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })
}
