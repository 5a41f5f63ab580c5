import { token } from '@/api/token'
import type { User } from '@/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isAdmin } from './admins'
import { hasFeature } from './features'
import { rememberReturnPath } from './return-path'
import { onboardingQuery, sessionQuery } from './session.queries'

/** The arguments of `beforeLoad` that guards use. */
interface GuardInput {
  context: { queryClient: QueryClient }
  location: { href: string }
  /**
   * True if the guard runs for a preload, e.g. on hover over a link. A preload must not have side
   * effects.
   */
  preload: boolean
}

/** A failed check is not repeated within this time, because the redirect to /login runs a guard again. */
const FAILURE_STALE_MS = 1000

/**
 * Returns the signed-in user, or null. Also returns null if the check fails
 * (docs/specification.md, section 4); the login page shows the error.
 */
export async function initSession({ queryClient }: GuardInput['context']): Promise<User | null> {
  const state = queryClient.getQueryState(sessionQuery().queryKey)
  if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < FAILURE_STALE_MS) return null
  try {
    return await queryClient.query(sessionQuery())
  } catch {
    return null
  }
}

/** Redirects to /login without a session and remembers the path to return to. */
export async function requireSession(input: GuardInput): Promise<{ user: User }> {
  const hadToken = token.read() !== null
  const user = await initSession(input.context)
  if (user) return { user }
  if (!input.preload) rememberReturnPath(input.location.href)
  // The check has cleared the token, so there was a session that has ended.
  const isExpired = hadToken && token.read() === null
  throw redirect({ to: '/login', search: isExpired ? { reason: 'expired' } : {} })
}

/** Redirects users without characters to /onboarding. Does not redirect if the check fails. */
export async function requireOnboarded({ context }: Pick<GuardInput, 'context'>): Promise<void> {
  if (await hasCharacters(context.queryClient, true)) return
  throw redirect({ to: '/onboarding', replace: true })
}

/** Redirects users with characters from /onboarding to Home. Runs on entry only, not after an import. */
export async function requireNotOnboarded({ context }: Pick<GuardInput, 'context'>): Promise<void> {
  if (await hasCharacters(context.queryClient, false)) throw redirect({ to: '/', replace: true })
}

/** Redirects to Home unless the user is an admin and the backend has the calls of the admin pages. */
export function requireAdmin(user: User, queryClient: QueryClient): void {
  if (isAdmin(user) && hasFeature(queryClient, 'admin-catalog')) return
  throw redirect({ to: '/', replace: true })
}

async function hasCharacters(queryClient: QueryClient, whenUnknown: boolean): Promise<boolean> {
  try {
    return (await queryClient.query(onboardingQuery())).characterCount > 0
  } catch {
    return whenUnknown
  }
}
