import type { Wishlist } from '@/contract/wishlist'
import { useIsShared } from '@/features/guilds/guilds.queries'
import { useQuery } from '@tanstack/react-query'
import { wishlistQuery } from '../wishlists.queries'

/** The interval at which an open list asks whether an award has ticked one of its wishes. */
const POLL_MS = 15_000

/**
 * Follows the awards of a guild on an open list while the page is visible. Asks only for lists that
 * a guild can tick, and not after a failure, because the list must stay usable without a
 * connection.
 */
export function useAwardPoll({ id, isMainWishlist, character }: Wishlist) {
  const isShared = useIsShared(character.id)
  useQuery({
    ...wishlistQuery(id),
    enabled: isShared && isMainWishlist,
    refetchInterval: ({ state }) => (state.fetchFailureCount > 0 ? false : POLL_MS),
    // The page reads the list itself.
    notifyOnChangeProps: [],
  })
}
