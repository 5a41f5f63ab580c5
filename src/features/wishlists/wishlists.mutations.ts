import type { CharacterId, WishlistId } from '@/contract/ids'
import type { CallBody } from '@/contract/call'
import type {
  CreateWishlistRequest,
  duplicateWishlist as duplicateCall,
  Wishlist,
} from '@/contract/wishlist'
import { charactersKey } from '@/features/characters/characters.queries'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createWishlist, duplicateWishlist, listCharacterWishlists } from './wishlists.api'
import { characterWishlistsQuery, wishlistsKey } from './wishlists.queries'

/** Creates a wishlist for a character. The dialog shows failures. */
export function useCreateWishlist(characterId: CharacterId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (request: CreateWishlistRequest) => {
      const known = knownLists(queryClient, characterId)
      const created = await createWishlist(characterId, request)
      const { id, name = request.name } = await completed(created, characterId, known)
      return { id, name }
    },
    onSuccess: ({ name }) => {
      toast.success(`Created wishlist: ${name}`)
      // Not awaited: a slow answer must not keep the dialog open.
      void queryClient.invalidateQueries(characterWishlistsQuery(characterId))
      void queryClient.invalidateQueries({ queryKey: wishlistsKey, refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: charactersKey, refetchType: 'none' })
    },
  })
}

/** The ids of a character's lists, if they have been read. */
function knownLists(queryClient: QueryClient, characterId: CharacterId) {
  const lists = queryClient.getQueryData(characterWishlistsQuery(characterId).queryKey)
  return lists?.map(({ id }) => id)
}

/** A new list; if the answer does not have its id, the one that was not known before. */
async function completed(
  created: { id?: WishlistId; name?: string },
  characterId: CharacterId,
  known: readonly WishlistId[] | undefined,
) {
  if (created.id !== undefined || !known) return created
  const lists = await listCharacterWishlists(characterId)
  return lists.findLast((list) => !known.includes(list.id)) ?? created
}

interface Duplication extends CallBody<typeof duplicateCall> {
  wishlist: Pick<Wishlist, 'id' | 'name' | 'character'>
}

/** Copies a list, optionally to another difficulty or specialization. */
export function useDuplicateWishlist() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ wishlist, ...changes }: Duplication) => {
      const characterId = wishlist.character.id
      const known = knownLists(queryClient, characterId)
      const created = await duplicateWishlist(wishlist.id, changes)
      const { id, name = wishlist.name } = await completed(created, characterId, known)
      return { id, name }
    },
    onSuccess: ({ name }) => {
      toast.success(`Created wishlist: ${name}`)
      // Character cards show the number of lists.
      void queryClient.invalidateQueries({ queryKey: charactersKey })
      void queryClient.invalidateQueries({ queryKey: wishlistsKey })
    },
  })
}
