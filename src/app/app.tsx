import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createAppRouter } from './create-app-router'
import { RootBoundary } from './root-boundary'

interface AppProps {
  queryClient: QueryClient
  router: ReturnType<typeof createAppRouter>
}

/** The root component, used by main.tsx and by tests. */
export function App({ queryClient, router }: AppProps) {
  return (
    <RootBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RootBoundary>
  )
}
