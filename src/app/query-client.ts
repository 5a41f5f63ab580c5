import { AuthError, messageOf, NotFoundError } from '@/api/errors'
import { reportBug } from '@/api/report-failure'
import {
  checkRetryDelay,
  isTransient,
  retryDelay,
  shouldRetry,
  shouldRetryCheck,
} from '@/api/retry'
import { isOutdated, markIfStored, persister } from '@/api/stored-queries'
import { sessionKey } from '@/features/session/session.queries'
import { toastFailure } from '@/features/session/toast-failure'
import { toast } from '@/ui/messages/toast'
import {
  focusManager,
  MutationCache,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** What is done after a mutation, also if the component that started it is gone. */
    mutationMeta: {
      /** The title of the toast that shows a failure; without it, its caller shows failures. */
      failure?: string
      /** The queries that are refetched afterwards, also after a failure. */
      refresh?: QueryKey
    }
  }
}

/** docs/specification.md, section 9. */
const STALE_MS = 300_000
const RETENTION_MS = 300_000

/** The interval at which data from before a lost connection is refetched while it is shown. */
const STORED_REFETCH_MS = 10_000

/** Whether a query has such data and waits for its next request or retry. */
function isLate(query: Query): boolean {
  const { fetchStatus, fetchFailureCount } = query.state
  return isOutdated(query) && (fetchStatus === 'idle' || fetchFailureCount > 0)
}

/** Creates the query client with the retry, stale and retention rules of the specification. */
export function createQueryClient(): QueryClient {
  // By default React Query notifies components in a timer. With a microtask, an edit is rendered in
  // the same frame as everything else that its event changed.
  notifyManager.setScheduler(queueMicrotask)
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess(_data, query) {
        markIfStored(query)
        // The server can be reached again.
        if (!isOutdated(query))
          void queryClient.refetchQueries({ type: 'active', predicate: isLate })
      },
      onError(error, query) {
        reportBug(error, 'query')
        // A query without data shows its error on the page; a 401 redirects to /login.
        if (query.state.data === undefined || error instanceof AuthError) return
        // A 404 shows the Not Found page.
        if (error instanceof NotFoundError) return
        // Every page says that there is no connection.
        if (isOutdated(query)) return
        toast.warning('Could not refresh', { id: 'refetch', description: messageOf(error) })
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _context, { meta }) {
        reportBug(error, 'mutation')
        if (meta?.failure !== undefined) toastFailure(meta.failure, error)
      },
      onSettled(_data, _error, _variables, _context, { meta }) {
        if (meta?.refresh) return queryClient.invalidateQueries({ queryKey: meta.refresh })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: RETENTION_MS,
        retry: shouldRetry,
        retryDelay,
        retryOnMount: ({ state }) => isTransient(state.error),
        // `navigator.onLine` can be wrong, so requests are sent even if the browser reports that it
        // is offline.
        networkMode: 'always',
        persister,
        refetchOnReconnect: isOutdated,
        refetchInterval: (query) => isOutdated(query) && STORED_REFETCH_MS,
      },
      mutations: {
        networkMode: 'always',
        // At most four seconds, because every page says meanwhile that the server is away.
        retryDelay: (failureCount, error) => retryDelay(Math.min(failureCount, 2), error),
      },
    },
  })
  // Guards wait for these checks.
  queryClient.setQueryDefaults(sessionKey, { retry: shouldRetryCheck, retryDelay: checkRetryDelay })
  return queryClient
}

/**
 * Reads whether the device is online when the app starts: React Query assumes it, and only listens
 * to changes.
 */
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
