import { apiUrl } from '@/api/client'
import { token } from '@/api/token'
import { LOGIN_PATH, type User } from '@/contract/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { endSession } from './end-session'
import { forgetReturnPath } from './return-path'
import { logout } from './session.api'
import { sessionQuery } from './session.queries'
import { rememberSignInStart } from './sign-in-start'
import { signOutPrompt } from './sign-out-prompt'

/**
 * The auth state and its actions (docs/specification.md, section 4). `isLoading` is true until the
 * first check has ended, and during a sign-in or sign-out.
 */
export function useAuth() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const session = useQuery(sessionQuery())
  const [isLeaving, setIsLeaving] = useState(false)
  const user = session.data ?? null

  useEffect(() => {
    // The back button restores this page from the back/forward cache, still loading.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setIsLeaving(false)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  return {
    user,
    isLoading: session.isPending || isLeaving,
    isAuthenticated: user !== null,
    /** The error if the session check failed. */
    error: session.error,

    /** Repeats the session check. */
    initialize: () => queryClient.query({ ...sessionQuery(), staleTime: 0 }),

    /** Sends the browser to the provider's login page. */
    signIn() {
      setIsLeaving(true)
      rememberSignInStart()
      window.location.assign(apiUrl(LOGIN_PATH))
    },

    /**
     * Shows the sign-out prompt if there is one, clears the token, ends the session on the server
     * (ignoring failures), then clears the user and shows /login.
     */
    async signOut() {
      const ask = signOutPrompt()
      if (ask && !(await ask())) return
      setIsLeaving(true)
      const oldToken = token.read()
      token.clear()
      // Answers to requests with the old token are no longer needed.
      await queryClient.cancelQueries()
      await logout(oldToken).catch(() => undefined)
      await endSession(queryClient, () => router.navigate({ to: '/login', ignoreBlocker: true }))
      forgetReturnPath()
      setIsLeaving(false)
    },

    /** Changes the user in this page only, without a call (docs/specification.md, section 4). */
    updateProfile(fields: Partial<User>) {
      queryClient.setQueryData(sessionQuery().queryKey, (current) =>
        current ? { ...current, ...fields } : current,
      )
    },
  }
}
