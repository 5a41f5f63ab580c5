import { env } from '@/lib/env'
import { keepFocus } from '@/lib/keep-focus'
import { lazyComponent } from '@/lib/load-later'
import { LazyToaster } from '@/ui/messages/lazy-toaster'
import { LoadingScreen } from '@/ui/messages/loading-screen'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

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
  useEffect(keepFocus, [])
  return (
    <>
      <HeadContent />
      <Outlet />
      <LazyToaster />
    </>
  )
}

/**
 * Moves the focus to the heading of the new page after a navigation, for screen readers, unless the
 * user has focused something on the page already.
 */
function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(() => {
    let focusedBefore: Element | null = null
    const unsubscribe = [
      router.subscribe('onBeforeNavigate', () => {
        focusedBefore = document.activeElement
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // In a task of its own, because it computes the layout of the new page. The router scrolls:
        // to the top, to the element of a hash, or after Back to where the page was.
        setTimeout(() => {
          const { activeElement } = document
          const isUsed = activeElement !== focusedBefore && activeElement?.closest('main')
          if (!isUsed) document.querySelector('h1')?.focus({ preventScroll: true })
        })
      }),
    ]
    return () => unsubscribe.forEach((end) => end())
  }, [router])
}
