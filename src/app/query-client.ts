import { AuthError, messageOf, NotFoundError } from '@/api/errors'
import { reportBug } from '@/api/report-failure'
import { checkRetryDelay, retryDelay, shouldRetry, shouldRetryCheck } from '@/api/retry'
import { isStored, markIfStored, persister } from '@/api/stored-queries'
import { sessionKey } from '@/features/session/session.queries'
import { toast } from '@/ui/toast'
import {
  focusManager,
  MutationCache,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'

/** docs/specification.md, section 9. */
const STALE_MS = 300_000
const RETENTION_MS = 300_000

/** The interval at which stored data is refetched while it is shown. */
const STORED_REFETCH_MS = 30_000

/** Creates the query client with the retry, stale and retention rules of the specification. */
export function createQueryClient(): QueryClient {
  // By default React Query notifies components in a timer. With a microtask, an edit is rendered in
  // the same frame as everything else that its event changed.
  notifyManager.setScheduler(queueMicrotask)
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, query) => markIfStored(query),
      onError(error, query) {
        reportBug(error, 'query')
        // A query without data shows its error on the page; a 401 redirects to /login.
        if (query.state.data === undefined || error instanceof AuthError) return
        // A 404 shows the Not Found page.
        if (error instanceof NotFoundError) return
        // Every page says that it shows stored data.
        if (isStored(query)) return
        toast.warning('Could not refresh', { id: 'refetch', description: messageOf(error) })
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => reportBug(error, 'mutation') }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: RETENTION_MS,
        retry: shouldRetry,
        retryDelay,
        // `navigator.onLine` can be wrong, so requests are sent even if the browser reports that it
        // is offline.
        networkMode: 'always',
        persister,
        refetchOnReconnect: isStored,
        refetchInterval: (query) => isStored(query) && STORED_REFETCH_MS,
      },
      mutations: { networkMode: 'always', retryDelay },
    },
  })
  // Guards wait for these checks.
  queryClient.setQueryDefaults(sessionKey, { retry: shouldRetryCheck, retryDelay: checkRetryDelay })
  return queryClient
}

/** Reads whether the device is online when the app starts: React Query assumes it, and only listens to changes. */
export function readOnlineState() {
  onlineManager.setOnline(navigator.onLine)
}

/**
 * Refetches stale queries when the page becomes visible and also when its window gets the focus,
 * because two windows side by side are always visible.
 */
export function watchWindowFocus() {
  focusManager.setEventListener((onFocus) => {
    const onEvent = () => onFocus()
    window.addEventListener('visibilitychange', onEvent)
    window.addEventListener('focus', onEvent)
    return () => {
      window.removeEventListener('visibilitychange', onEvent)
      window.removeEventListener('focus', onEvent)
    }
  })
}
