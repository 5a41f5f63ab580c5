import { setUnauthorizedHandler } from '@/api/client'
import { token, TOKEN_KEY } from '@/api/token'
import { endSession } from '@/features/session/end-session'
import { rememberReturnPath } from '@/features/session/return-path'
import { sessionQuery } from '@/features/session/session.queries'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * The one way out when the session is over, and what other tabs do: a sign-out there signs out here,
 * another person's sign-in there loads this page anew, so that nothing of the first is ever shown to the
 * second. A page that the browser kept while it showed another hears of neither, and looks when it is
 * shown again.
 * Returns how to stop.
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  let isEnding = false

  async function leave(search: { reason?: 'expired' }) {
    if (isEnding) return
    isEnding = true
    const { pathname, href } = router.state.location
    if (search.reason === 'expired') rememberReturnPath(href)
    try {
      await endSession(queryClient, async () => {
        // Already there: going again would only repeat what the page says (spec section 4).
        if (pathname === '/login') return
        // Nobody is signed in any more: a form with unsaved changes cannot be saved, nor keep one here.
        await router.navigate({ to: '/login', search, ignoreBlocker: true })
      })
    } finally {
      isEnding = false
    }
  }

  setUnauthorizedHandler(() => void leave({ reason: 'expired' }))

  // The check itself may be the first to hear that the session is over: before any call was refused.
  const { queryKey } = sessionQuery()
  let hadUser = false
  const stopWatching = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hashKey(queryKey)) return
    if (event.action.type !== 'success') return
    const hasUser = event.query.state.data != null
    // What the app sets by itself is a sign-out, which needs no explaining.
    const isExpired = hadUser && !hasUser && event.action.manual !== true
    hadUser = hasUser
    if (isExpired) void leave({ reason: 'expired' })
  })

  function follow(newToken: string | null) {
    if (newToken === null) void leave({})
    else window.location.reload()
  }

  function onStorage(event: StorageEvent) {
    // A null key: everything was cleared.
    if (event.key === TOKEN_KEY || event.key === null) follow(event.newValue)
  }

  let tokenWhenHidden: string | null = null
  function onPageHide() {
    tokenWhenHidden = token.read()
  }
  function onPageShow(event: PageTransitionEvent) {
    const current = token.read()
    if (event.persisted && current !== tokenWhenHidden) follow(current)
  }

  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    stopWatching()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
    setUnauthorizedHandler(() => undefined)
  }
}
