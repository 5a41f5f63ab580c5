import { setUnauthorizedHandler } from '@/api/client'
import { token, TOKEN_KEY } from '@/api/token'
import { clearToken } from '@/features/session/clear-token'
import { endSession } from '@/features/session/end-session'
import { forgetForms, forgetFormsOfOthers, keepForms } from '@/lib/kept-forms'
import type { User } from '@/contract/session'
import { setSessionChanging } from '@/features/session/session-change'
import { rememberReturnPath } from '@/features/session/return-path'
import { sessionQuery } from '@/features/session/session.queries'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Signs out in this tab when the session has ended: after a 401, after a session check that finds
 * no session, and after a sign-out in another tab. A sign-in in another tab reloads this page, so
 * that one user's data is never shown to another user. A page in the back/forward cache receives no
 * events, so it compares the token when it is shown again.
 * @returns a function that stops watching
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  let isEnding = false
  let hadUser = false
  /** Identifies the last user. */
  let owner: string | null = null

  async function leave(search: { reason?: 'expired' }) {
    if (isEnding) return
    isEnding = true
    const { pathname, href } = router.state.location
    if (search.reason === 'expired') {
      clearToken(true)
      rememberReturnPath(href)
      if (owner !== null) keepForms(owner)
    } else if (hadUser) {
      // After the end of an expired session, the forms are kept.
      forgetForms()
    }
    try {
      await endSession(queryClient, async () => {
        if (pathname === '/login') return
        // Unsaved changes cannot be saved without a session, so they must not block the navigation.
        await router.navigate({ to: '/login', search, ignoreBlocker: true })
      })
    } finally {
      isEnding = false
    }
  }

  // The status call never answers 401. If its data has no user any more, the session has ended.
  const { queryKey } = sessionQuery()
  setUnauthorizedHandler(() => {
    // The token of a session may be gone from the storage.
    if (hadUser || token.read()) void leave({ reason: 'expired' })
  })
  const stopWatchingQuery = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hashKey(queryKey)) return
    if (event.action.type !== 'success') return
    // The query of this key is the session query.
    const user = event.query.state.data as User | null
    const hasUser = user != null
    // `manual` marks calls of setQueryData: a sign-out in this tab removes the user with it.
    const isExpired = hadUser && !hasUser && event.action.manual !== true
    hadUser = hasUser
    if (user) {
      owner = user.id ?? user.battleNetTag
      forgetFormsOfOthers(owner)
    }
    if (isExpired) void leave({ reason: 'expired' })
  })

  function onTokenChange(newToken: string | null) {
    if (newToken === null) void leave({})
    else if (newToken === '') void leave({ reason: 'expired' })
    else window.location.reload()
  }

  function onStorage(event: StorageEvent) {
    // The key is null if the whole storage was cleared.
    if (event.key === TOKEN_KEY || event.key === null) onTokenChange(event.newValue)
  }

  let tokenWhenHidden: string | null = null
  function onPageHide({ persisted }: PageTransitionEvent) {
    tokenWhenHidden = token.read()
    // A page in the back/forward cache keeps its forms itself.
    if (!persisted && owner !== null) keepForms(owner)
  }
  function onPageShow(event: PageTransitionEvent) {
    if (!event.persisted) return
    // The back button restores the page that started a sign-in.
    setSessionChanging(false)
    const current = token.read()
    if (current !== tokenWhenHidden) onTokenChange(current)
  }

  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    stopWatchingQuery()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
    setUnauthorizedHandler(() => undefined)
    setSessionChanging(false)
  }
}
