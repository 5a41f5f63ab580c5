import { apiUrl } from '@/api/client'
import { token } from '@/api/token'
import type { User } from '@/contract/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { endSession } from './end-session'
import { signOutQuestion } from './sign-out-prompt'
import { forgetReturnPath } from './return-path'
import { logout } from './session.api'
import { sessionQuery } from './session.queries'
import { rememberSignInStart } from './sign-in-start'

/**
 * The auth state of spec section 4 and what changes it. `isLoading` starts true, and is true again
 * while a sign-in or sign-out is under way.
 */
export function useAuth() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const session = useQuery(sessionQuery())
  const [isLeaving, setIsLeaving] = useState(false)
  const user = session.data ?? null

  useEffect(() => {
    // Back from the provider's page: the browser shows this one as it was left.
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
    /** Why nobody is signed in, when the check itself failed. */
    error: session.error,

    /** Asks the server again who is signed in. */
    initialize: () => queryClient.query({ ...sessionQuery(), staleTime: 0 }),

    /** Leaves the app for the provider's login. */
    signIn() {
      setIsLeaving(true)
      rememberSignInStart()
      window.location.assign(apiUrl('/auth/battlenet/login'))
    },

    /**
     * Clears the token, tells the backend (its failure is ignored), then clears the user. Asks first
     * when that would lose something.
     */
    async signOut() {
      const ask = signOutQuestion()
      if (ask && !(await ask())) return
      setIsLeaving(true)
      const oldToken = token.read()
      token.clear()
      // What is under way with the old token has nobody to answer to any more.
      await queryClient.cancelQueries()
      await logout(oldToken).catch(() => undefined)
      await endSession(queryClient, () => router.navigate({ to: '/login', ignoreBlocker: true }))
      forgetReturnPath()
      setIsLeaving(false)
    },

    /** Merges fields into the user on this page only; nothing is sent (spec section 4). */
    updateProfile(fields: Partial<User>) {
      queryClient.setQueryData(sessionQuery().queryKey, (current) =>
        current ? { ...current, ...fields } : current,
      )
    },
  }
}
