import { NotFoundPage } from '@/app/not-found-page'
import { env } from '@/lib/env'
import { idleComponent } from '@/lib/lazy-component'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Not needed for the first render. */
const Toaster = idleComponent(async () => (await import('@/ui/toaster')).Toaster)

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: env.appName }] }),
  component: Root,
  notFoundComponent: UnknownPath,
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

/** Unknown paths have no AppFrame around them, so this brings its own main landmark. */
function UnknownPath() {
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}

/** Moves the focus to the heading of the new page after a navigation, for screen readers. */
function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // With a hash, the page is scrolled to the element that it names.
        const preventScroll = toLocation.hash !== ''
        if (fromLocation && pathChanged) document.querySelector('h1')?.focus({ preventScroll })
      }),
    [router],
  )
}
