import { token } from '@/api/token'
import { toast } from '@/ui/toast'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './session.queries'

/**
 * Leaves nobody signed in and nothing private behind. The order matters: token and session to none,
 * then the way to /login, then the cache; emptying it under a mounted page would load it again.
 * @param goToLogin resolves when /login is shown
 */
export async function endSession(queryClient: QueryClient, goToLogin: () => Promise<unknown>) {
  token.clear()
  await queryClient.cancelQueries({ queryKey: sessionQuery().queryKey, exact: true })
  queryClient.setQueryData(sessionQuery().queryKey, null)
  // Nobody is left to send them for, and nothing may hold up the way to /login.
  queryClient.getMutationCache().clear()
  await goToLogin()
  queryClient.removeQueries({
    predicate: (query) => query.queryKey.length > 1 || query.queryKey[0] !== 'session',
  })
  // What they speak of is private too, and a call that met the 401 need not say it again.
  toast.dismiss()
}
