import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import * as z from 'zod/mini'

/* The packages of the app with minimal code: two pages and one request. */

const statusSchema = z.object({ authenticated: z.boolean() })

const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async () => statusSchema.parse(await (await fetch('/status.json')).json()),
})

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root })
const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home })
const status = createRoute({
  getParentRoute: () => rootRoute,
  path: '/status',
  loader: ({ context }) => context.queryClient.query(statusQuery),
  component: Status,
})

function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}

function Home() {
  return (
    <main>
      <h1>Guildr</h1>
      <p>
        Plan your raid loot: a wishlist for every character, raid, difficulty and specialization.
      </p>
      <button type="button" onClick={() => toast.success('Signed in')}>
        Sign in with Battle.net
      </button>
      {/* The Link type knows only the routes of the app. */}
      <Link to={'/status' as never}>Status</Link>
    </main>
  )
}

function Status() {
  const { data } = useSuspenseQuery(statusQuery)
  return (
    <main>
      <h1>Status</h1>
      <p>{data.authenticated ? 'Signed in' : 'Signed out'}</p>
    </main>
  )
}

const queryClient = new QueryClient()
const router = createRouter({
  routeTree: rootRoute.addChildren([home, status]),
  context: { queryClient },
  defaultPreload: 'intent',
})

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      {/* RouterProvider is typed with the router of the app, which is registered globally. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
