import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createAppRouter } from './create-app-router'
import { RootBoundary } from './root-boundary'

interface AppProps {
  queryClient: QueryClient
  router: ReturnType<typeof createAppRouter>
}

/** The whole app, for the page and for tests alike. */
export function App({ queryClient, router }: AppProps) {
  return (
    <RootBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RootBoundary>
  )
}
