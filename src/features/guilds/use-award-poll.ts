import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { demandKey } from './demand.queries'

/** The interval at which what is shown is read again, because officers award items meanwhile. */
const POLL_MS = 15_000

/**
 * Follows the awards of guilds in the data of a query while the page is visible, and reads older
 * data at once. Not after a failure, because the page must stay usable without a connection. When
 * the data changes, the user's place among those who want an item is read again, because the ranks
 * may have been changed on another device.
 * @param query is read by the page itself
 * @param isAwarded whether a guild can change the data; others are not asked
 */
export function useAwardPoll<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  isAwarded: boolean,
) {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...query,
    enabled: isAwarded,
    staleTime: POLL_MS,
    refetchInterval: ({ state }) => (state.fetchFailureCount > 0 ? false : POLL_MS),
    notifyOnChangeProps: ['data'],
  })
  const seen = useRef(data)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== data)
      void queryClient.invalidateQueries({ queryKey: demandKey }, { cancelRefetch: false })
    seen.current = data
  }, [data, queryClient])
}
