import { isTransient, shouldRetry } from '@/api/retry'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

type Options<Data, Key extends QueryKey> = FetchQueryOptions<Data, Error, Data, Key>

/**
 * For loaders: returns the cached data of a query, or fetches it. Old data is returned at once, and
 * the component refetches it. Data that is known to be outdated is fetched again, but is returned
 * if the server cannot be reached, so that pages that were seen before can be opened offline.
 */
export async function loadQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: Options<Data, Key>,
): Promise<Data> {
  const cached = queryClient.getQueryData<Data>(options.queryKey)
  if (cached !== undefined) await tryQuery(queryClient, options)
  const known = cached === undefined ? await queryClient.query(options) : cached
  const { error, data = known } = queryClient.getQueryState<Data>(options.queryKey) ?? {}
  if (error && !isTransient(error)) throw error
  return data
}

/**
 * For loaders: fetches a query without which the page can be shown, unless it is cached. Waits for
 * the first answer, to avoid a layout shift, but not for the retries: the component that reads the
 * query waits for those.
 */
export async function tryQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: Options<Data, Key>,
): Promise<void> {
  const cached = queryClient.getQueryState<Data>(options.queryKey)
  if (cached?.data !== undefined && !cached.isInvalidated) return
  await new Promise<void>((resolve) => {
    function retry(failureCount: number, error: unknown) {
      const isRetried = shouldRetry(failureCount, error)
      if (isRetried) resolve()
      return isRetried
    }
    void queryClient.prefetchQuery({ ...options, retry }).then(resolve)
  })
}
