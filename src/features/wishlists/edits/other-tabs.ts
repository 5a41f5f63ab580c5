import { demandKey } from '@/features/guilds/demand.queries'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wishlistsKey } from '../wishlists.queries'

const CHANNEL = 'guildr_wishlists'

/** The channel of this tab, which does not receive its own messages. */
let channel: BroadcastChannel | null = null

/** Tells the other tabs of this browser that the server has confirmed an edit. */
export function tellOtherTabs() {
  // The rule is about windows; only tabs of the same origin have this channel.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(null)
}

/** Reads again what an edit of a wishlist changes. */
export async function readAgain(queryClient: QueryClient) {
  await Promise.all(
    // The place among those who want an item follows from the own ranks.
    [wishlistsKey, demandKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

/** Reads wishlists again when another tab has edited one, also while this tab is not in front. */
export function useFollowOtherTabs() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const own = new BroadcastChannel(CHANNEL)
    own.addEventListener('message', () => void readAgain(queryClient))
    channel = own
    return () => {
      own.close()
      channel = null
    }
  }, [queryClient])
}
