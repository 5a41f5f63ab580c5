import { toast } from '@/ui/messages/toast'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { clearToken } from './clear-token'
import { sessionKey, sessionQuery } from './session.queries'

/**
 * Removes the token, the user, the stored answers and the query cache, and shows /login. Stored
 * edits are kept: `signOut` asks whether to discard them. The cache is cleared after the
 * navigation, because clearing it under a mounted page would refetch the page's data.
 * @param goToLogin resolves when /login is shown
 */
export async function endSession(queryClient: QueryClient, goToLogin: () => Promise<unknown>) {
  clearToken()
  await queryClient.cancelQueries({ queryKey: sessionQuery().queryKey, exact: true })
  queryClient.setQueryData(sessionQuery().queryKey, null)
  // Unsent edits cannot be sent without a session and must not block the navigation.
  queryClient.getMutationCache().clear()
  await goToLogin()
  queryClient.removeQueries({
    predicate: (query) => query.queryHash !== hashKey(sessionKey),
  })
  // Toasts may show private data, and after a 401 the login page already gives the reason.
  toast.dismiss()
}
