import { setUnauthorizedHandler } from '@/api/client'
import { TOKEN_KEY } from '@/api/token'
import { endSession } from '@/features/session/end-session'
import { rememberReturnPath } from '@/features/session/return-to'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * The one 401 path, and what other tabs do: a sign-out there signs out here, another person's
 * sign-in there loads this page anew, so that nothing of the first is ever shown to the second.
 * Returns how to stop.
 */
export function followSession(queryClient: QueryClient, router: AnyRouter): () => void {
  let isEnding = false

  async function leave(search: { reason?: 'expired' }) {
    if (isEnding) return
    isEnding = true
    const { pathname, href } = router.state.location
    if (search.reason === 'expired') rememberReturnPath(href)
    try {
      await endSession(queryClient, async () => {
        // Already there: going again would only repeat what the page says (spec section 4).
        if (pathname !== '/login') await router.navigate({ to: '/login', search })
      })
    } finally {
      isEnding = false
    }
  }

  setUnauthorizedHandler(() => void leave({ reason: 'expired' }))

  function onStorage(event: StorageEvent) {
    // A null key: everything was cleared.
    if (event.key !== TOKEN_KEY && event.key !== null) return
    if (event.newValue === null) void leave({})
    else window.location.reload()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
    setUnauthorizedHandler(() => undefined)
  }
}
