import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './session.queries'

/** Identifies the signed-in user, for what the browser stores per user. Empty without a session. */
export function readUser(queryClient: QueryClient): string {
  const user = queryClient.getQueryData(sessionQuery().queryKey)
  return user?.id ?? user?.battleNetTag ?? ''
}
