import { apiUrl } from '@/api/client'
import { token } from '@/api/token'
import { LOGIN_PATH, type User } from '@/contract/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clearToken } from './clear-token'
import { endSession } from './end-session'
import { setLeaving, useIsLeaving } from './leaving'
import { forgetReturnPath } from './return-path'
import { logout } from './session.api'
import { sessionQuery } from './session.queries'
import { rememberSignInStart } from './sign-in-start'
import { signOutPrompt } from './sign-out-prompt'

/**
 * The auth state and its actions (docs/specification.md, section 4). `isLoading` is true until the
 * first check has ended, and during a sign-in or sign-out. Every component gets the same state.
 */
export function useAuth() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const session = useQuery(sessionQuery())
  const isLeaving = useIsLeaving()
  const user = session.data ?? null

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
      setLeaving(true)
      rememberSignInStart()
      window.location.assign(apiUrl(LOGIN_PATH))
    },

    /**
     * Shows the sign-out prompt if there is one, then clears the token, notifies the backend, clears the
     * user and shows /login. Does not wait for the backend, and ignores its failure.
     */
    async signOut() {
      const ask = signOutPrompt()
      if (ask && !(await ask())) return
      setLeaving(true)
      const oldToken = token.read()
      clearToken()
      void logout(oldToken).catch(() => undefined)
      // Answers to requests with the old token are no longer needed.
      await queryClient.cancelQueries()
      try {
        await endSession(queryClient, () => router.navigate({ to: '/login', ignoreBlocker: true }))
        forgetReturnPath()
      } finally {
        setLeaving(false)
      }
    },

    /** Changes the user in this page only, without a call (docs/specification.md, section 4). */
    updateProfile(fields: Partial<User>) {
      queryClient.setQueryData(sessionQuery().queryKey, (current) =>
        current ? { ...current, ...fields } : current,
      )
    },
  }
}
