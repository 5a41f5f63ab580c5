import { NotFoundPage } from '@/app/not-found-page'
import { env } from '@/lib/env'
import { idleComponent } from '@/lib/lazy-component'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Has to be there before something happens, not before the page is. */
const Toaster = idleComponent(async () => (await import('@/ui/toaster')).Toaster)

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: env.appName }] }),
  component: Root,
  notFoundComponent: UnknownAddress,
})

function Root() {
  useFocusOnNavigation()
  return (
    <>
      <HeadContent />
      <Outlet />
      <Toaster />
    </>
  )
}

/** An address outside of every page has no frame around it, so it brings its own landmark. */
function UnknownAddress() {
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}

/** After a navigation the focus is on the new page's heading, as it would be on a new document. */
function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.querySelector('h1')?.focus()
      }),
    [router],
  )
}
