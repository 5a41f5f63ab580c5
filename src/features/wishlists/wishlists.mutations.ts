import type { CharacterId, WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import {
  duplicateWishlist,
  listCharacterWishlists,
  type CreateWishlistRequest,
  type Wishlist,
} from '@/contract/wishlist'
import { charactersKey } from '@/features/characters/characters.queries'
import { hasFeature } from '@/features/session/use-feature'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createWishlist } from './wishlists.api'
import { characterWishlistsQuery, wishlistsKey } from './wishlists.queries'

/** Creates a wishlist for a character. The dialog shows failures. */
export function useCreateWishlist(characterId: CharacterId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (request: CreateWishlistRequest) => {
      const known = await knownLists(queryClient, characterId)
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

/**
 * The ids of a character's lists before another one is created; undefined if they are not needed,
 * because the backend answers with the new list, or if they cannot be read.
 */
async function knownLists(queryClient: QueryClient, characterId: CharacterId) {
  if (hasFeature(queryClient, 'wishlist-overview')) return undefined
  const query = { ...characterWishlistsQuery(characterId), retry: false }
  const lists = await queryClient.query(query).catch(() => undefined)
  return lists?.map(({ id }) => id)
}

/** A new list; if the answer does not have its id, the one that was not known before. */
async function completed(
  created: { id?: WishlistId; name?: string },
  characterId: CharacterId,
  known: readonly WishlistId[] | undefined,
) {
  if (created.id !== undefined || !known) return created
  const lists = await send(listCharacterWishlists, { params: { characterId } })
  return lists.findLast((list) => !known.includes(list.id)) ?? created
}

interface Duplication extends CallBody<typeof duplicateWishlist> {
  wishlist: Pick<Wishlist, 'id' | 'name' | 'character'>
}

/** Copies a list, optionally to another difficulty or specialization. */
export function useDuplicateWishlist() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ wishlist, ...body }: Duplication) => {
      const characterId = wishlist.character.id
      const known = await knownLists(queryClient, characterId)
      const created = await send(duplicateWishlist, { params: { wishlistId: wishlist.id }, body })
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
