import { AuthError, messageOf, NotFoundError } from '@/api/errors'
import { retryDelay, shouldRetry } from '@/api/retry'
import { toast } from '@/ui/toast'
import { focusManager, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'

/** Spec section 9. */
const STALE_MS = 300_000
const RETENTION_MS = 300_000

/** The query client with the retry, stale and retention rules of the specification. */
export function createQueryClient(): QueryClient {
  // Before the next frame and not in a timer after it: an edit shows in the frame of its event, in
  // one render with what else the event changed.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // A page that has nothing to show yet shows the error itself; a 401 leads to /login.
        if (query.state.data === undefined || error instanceof AuthError) return
        // What is gone leads to Not Found.
        if (error instanceof NotFoundError) return
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
      mutations: { networkMode: 'always', retryDelay },
    },
  })
}

/**
 * Two windows side by side are both visible all the time: coming back to one is a focus only. Tells
 * the queries of either, so that what should be read again on return is.
 */
export function watchWindowFocus() {
  focusManager.setEventListener((onReturn) => {
    const onEvent = () => onReturn()
    window.addEventListener('visibilitychange', onEvent)
    window.addEventListener('focus', onEvent)
    return () => {
      window.removeEventListener('visibilitychange', onEvent)
      window.removeEventListener('focus', onEvent)
    }
  })
}
