import { token } from '@/api/token'
import type { QueryClient } from '@tanstack/react-query'
import { clearToken } from './clear-token'
import { endSession } from './end-session'
import { setSessionChanging } from './session-change'
import { forgetReturnPath } from './return-path'
import { forgetForms } from '@/lib/kept-forms'
import { logout } from './session.api'

/** Asks the user whether to sign out; resolves to false to stay. */
type Question = () => Promise<boolean>

let question: Question | null = null

/** Sets the question that `signOut` asks first. Returns a function that removes it. */
export function askBeforeSignOut(ask: Question): () => void {
  question = ask
  return () => {
    question = null
  }
}

/**
 * Asks the question if there is one (`SignOutQuestion` discards the unsent edits), then clears the
 * token, notifies the backend, clears the user and shows /login. Does not wait for the backend, and
 * ignores its failure.
 * @param goToLogin resolves when /login is shown
 */
export async function signOut(queryClient: QueryClient, goToLogin: () => Promise<unknown>) {
  if (question && !(await question())) return
  setSessionChanging(true)
  const oldToken = token.read()
  clearToken()
  void logout(oldToken).catch(() => undefined)
  // Answers to requests with the old token are no longer needed.
  await queryClient.cancelQueries()
  try {
    await endSession(queryClient, goToLogin)
    forgetReturnPath()
    forgetForms()
  } finally {
    setSessionChanging(false)
  }
}
