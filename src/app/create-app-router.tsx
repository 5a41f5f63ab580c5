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
  return createRouter({
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
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
