import type { CharacterId } from '@/contract/ids'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { demandKey } from './demand.queries'
import { useMemberships } from './guilds.queries'
import { useGuildChanges } from './use-guild-changes'

/** When the stream starts, the page has just read its data, which are large. */
const JUST_READ_MS = 10_000

/**
 * Reads main wishlists and awards again when a guild with which they are shared awards an item or
 * changes a lock, and the user's place among those who want an item also when others change their
 * lists.
 * @param queryKeys prefixes of the queries of the page
 * @param characterId of the wishlist; without it, all characters of the user
 * @param isFollowed whether guilds can change what is shown
 */
export function useAwardChanges(
  queryKeys: readonly QueryKey[],
  { characterId, isFollowed = true }: { characterId?: CharacterId; isFollowed?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const guilds = useMemberships().filter(({ characters }) =>
    characters?.some(({ id, isShared }) => isShared && (!characterId || id === characterId)),
  )
  useGuildChanges(isFollowed ? guilds.map(({ id }) => id) : [], (changes, isStart) => {
    const isOfBoard = changes.every(({ kind }) => kind === 'board')
    for (const queryKey of isOfBoard ? [demandKey] : [demandKey, ...queryKeys]) {
      void queryClient.invalidateQueries({
        queryKey,
        predicate: ({ state }) => !isStart || Date.now() - state.dataUpdatedAt > JUST_READ_MS,
      })
    }
  })
}
