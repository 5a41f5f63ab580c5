import { sessionKey } from '@/features/session/session.queries'
import { routeTree } from '@/route-tree.gen'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { NotFoundPage } from './not-found-page'
import { RouteError } from './route-error'
import { RoutePending } from './route-pending'

interface AppRouterOptions {
  queryClient: QueryClient
  /** The browser's history (`createOverlayHistory`); most tests pass a memory history. */
  history: RouterHistory
}

export function createAppRouter({ queryClient, history }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    // The query cache decides whether data is fresh, so the router always runs the loaders.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
  router.subscribe('onBeforeNavigate', () => forgetFailures(queryClient))
  return router
}

/**
 * Forgets the queries that have failed and that no component shows, so that the next page fetches
 * them again. The components of a page that read what its loader fetches do not repeat a failure
 * (`retryOnMount: false`). The checks of the guards are not forgotten: a redirect must not repeat
 * them.
 */
function forgetFailures(queryClient: QueryClient) {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey, state }) =>
      state.status === 'error' && state.data === undefined && queryKey[0] !== sessionKey[0],
  })
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by a link that opens an item of a board: closing the item leads back to the link. */
    opensItem?: boolean
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
