import type { CharacterId, WishlistId } from '@/contract/ids'
import { send } from '@/api/client'
import { listCharacterWishlists, listWishlists, type WishlistWithItems } from '@/contract/wishlist'
import { charactersQuery } from '@/features/characters/characters.queries'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { resolveReferences } from './resolve-references'
import { resolveWishes } from './resolve-wishes'
import { getWishlist } from './wishlists.api'

/**
 * Prefix of all wishlist queries. Invalidate it when lists are created, deleted, edited or locked.
 */
export const wishlistsKey = ['wishlists'] as const

/** Lists may change in other tabs and on other devices, even within the stale time. */
const refetchOnWindowFocus = 'always'

export function characterWishlistsQuery(characterId: CharacterId) {
  return queryOptions({
    queryKey: [...wishlistsKey, 'character', characterId],
    queryFn: async ({ client, signal }) => {
      const lists = await send(listCharacterWishlists, { params: { characterId }, signal })
      return resolveReferences(client, lists, characterId)
    },
    refetchOnWindowFocus,
  })
}

/**
 * The main wishlists of the current tier, with wishes, of all characters. Needs the feature
 * `wishlist-overview`; `MainWishlists` works without it.
 */
export function mainWishlistsQuery() {
  return queryOptions({
    queryKey: [...wishlistsKey, 'main'],
    queryFn: ({ signal }) =>
      send(listWishlists, { query: { main: 'true', currentTier: 'true' }, signal }),
    retryOnMount: false,
    refetchOnWindowFocus,
  })
}

export function wishlistQuery(wishlistId: WishlistId) {
  return queryOptions({
    queryKey: [...wishlistsKey, 'detail', wishlistId],
    queryFn: async ({ client, signal }) => {
      const wishlist = await getWishlist(wishlistId, signal)
      const completed = await withReferences(client, wishlist)
      const [resolved = completed] = await resolveReferences(client, [completed])
      return resolveWishes(client, resolved)
    },
    refetchOnWindowFocus,
  })
}

/**
 * A backend may send neither the character nor the instance of a list: both are known from the
 * lists of the character that has it.
 */
async function withReferences(client: QueryClient, wishlist: WishlistWithItems) {
  const { character, instance } = wishlist
  const isKnown = [character, instance].every(({ id, name }) => id !== '' || name !== '')
  const characters = isKnown ? [] : await client.query(charactersQuery())
  const read = characters.map(({ id }) => client.query(characterWishlistsQuery(id)))
  const listed = (await Promise.all(read)).flat().find(({ id }) => id === wishlist.id)
  if (!listed) return wishlist
  return {
    ...wishlist,
    character: { ...listed.character, ...nonEmpty(character) },
    instance: { ...listed.instance, ...nonEmpty(instance) },
  }
}

/** The entity, if something of it is known. */
function nonEmpty<Entity extends { id: string; name: string }>(entity: Entity) {
  return entity.id || entity.name ? entity : undefined
}
