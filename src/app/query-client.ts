import { AuthError, messageOf } from '@/api/errors'
import { retryDelay, shouldRetry } from '@/api/retry'
import { toast } from '@/ui/toast'
import { QueryCache, QueryClient } from '@tanstack/react-query'

/** Spec section 9. */
const STALE_MS = 300_000
const RETENTION_MS = 300_000

/** The query client with the retry, stale and retention rules of the specification. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // A page that has nothing to show yet shows the error itself; a 401 leads to /login.
        if (query.state.data === undefined || error instanceof AuthError) return
        toast.warning('Could not refresh', { id: 'refetch', description: messageOf(error) })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: RETENTION_MS,
        retry: shouldRetry,
        retryDelay,
        // The browser's idea of being offline can be wrong; a call that fails says so itself.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
