import { env } from '@/lib/env'
import { idleComponent, lazyComponent } from '@/lib/lazy-component'
import { LoadingScreen } from '@/ui/loading-screen'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Not needed for the first render. */
const Toaster = idleComponent(async () => (await import('@/ui/toaster')).Toaster)

const UnknownPath = lazyComponent(
  async () => (await import('@/app/unknown-path')).UnknownPath,
  <LoadingScreen />,
)

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
