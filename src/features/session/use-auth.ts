import { apiUrl } from '@/api/client'
import { LOGIN_PATH, type User } from '@/contract/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { setSessionChanging, useIsSessionChanging } from './session-change'
import { sessionQuery } from './session.queries'
import { rememberSignInStart } from './sign-in-start'
import { signOut } from './sign-out'

/**
 * The auth state and its actions (docs/specification.md, section 4). `isLoading` is true until the
 * first check has ended, and during a sign-in or sign-out. Every component gets the same state.
 */
export function useAuth() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const session = useQuery(sessionQuery())
  const isChanging = useIsSessionChanging()
  const user = session.data ?? null

  return {
    user,
    isLoading: session.isPending || isChanging,
    isAuthenticated: user !== null,
    /** The error if the session check failed. */
    error: session.error,

    /** Repeats the session check. */
    initialize: () => queryClient.query({ ...sessionQuery(), staleTime: 0 }),

    /** Sends the browser to the provider's login page. */
    signIn() {
      setSessionChanging(true)
      rememberSignInStart()
      window.location.assign(apiUrl(LOGIN_PATH))
    },

    /** Signs out and shows /login, unless the user decides to stay. */
    signOut: () =>
      signOut(queryClient, () => router.navigate({ to: '/login', ignoreBlocker: true })),

    /** Changes the user in this page only, without a call (docs/specification.md, section 4). */
    updateProfile(fields: Partial<User>) {
      queryClient.setQueryData(sessionQuery().queryKey, (current) =>
        current ? { ...current, ...fields } : current,
      )
    },
  }
}
