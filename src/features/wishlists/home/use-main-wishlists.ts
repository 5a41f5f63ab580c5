import type { WishlistWithItems } from '@/contract/wishlist'
import { useQuery } from '@tanstack/react-query'
import { mainWishlistsQuery } from '../wishlists.queries'

/** A constant, because a new array in every render would defeat memos. */
const NONE: WishlistWithItems[] = []

/** The main wishlists of the current tier of all characters, as far as they are loaded. */
export interface LoadedWishlists {
  wishlists: WishlistWithItems[]
  /** Whether lists are still missing. */
  isPending: boolean
  error: Error | null
  /** Repeats the calls that have failed. */
  retry: () => void
}

/** Reads the lists with one call (feature `wishlist-overview`). */
export function useMainWishlists(): LoadedWishlists {
  const { data = NONE, isPending, error, refetch } = useQuery(mainWishlistsQuery())
  const isMissing = data === NONE
  return {
    wishlists: data,
    isPending,
    error: isMissing ? error : null,
    retry: () => void refetch(),
  }
}
