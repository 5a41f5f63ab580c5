import { token } from '@/api/token'
import type { Feature } from '@/contract/features'
import type { User } from '@/contract/session'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isAdmin } from './admins'
import { hasFeature } from './use-feature'
import { rememberReturnPath } from './return-path'
import { onboardingQuery, sessionQuery } from './session.queries'

/** A check that failed within this time is not sent again. */
const RECENT_FAILURE_MS = 1000

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

/**
 * Returns the signed-in user, or null. A user whom this page knows is returned at once and checked
 * in the background: a failed check does not sign anyone out, and app/watch-session.ts handles the
 * end of the session. Otherwise waits for the check; if it fails there is no user
 * (docs/specification.md, section 4), and the login page shows the error.
 */
export async function initSession({ queryClient }: GuardInput['context']): Promise<User | null> {
  const query = sessionQuery()
  const known = queryClient.getQueryData(query.queryKey)
  if (known) {
    void queryClient.prefetchQuery(query)
    return known
  }
  if (hasJustFailed(queryClient, query.queryKey)) return null
  try {
    return await queryClient.query(query)
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

/**
 * Redirects users with characters from /onboarding to Home. Runs on entry only, not after an
 * import.
 */
export async function requireNotOnboarded({ context }: Pick<GuardInput, 'context'>): Promise<void> {
  if (await hasCharacters(context.queryClient, false)) throw redirect({ to: '/', replace: true })
}

/** Why an admin cannot open the admin pages: the backend has none of their calls. */
export class NoAdminCallsError extends Error {
  override name = 'NoAdminCallsError'
}

/**
 * Redirects to Home unless the user is an admin (docs/specification.md, section 6).
 * @throws NoAdminCallsError if the user is one, but the backend lacks the calls of the admin pages
 */
export function requireAdmin(user: User, queryClient: QueryClient): void {
  if (!isAdmin(user)) throw redirect({ to: '/', replace: true })
  if (!hasFeature(queryClient, 'admin-catalog')) {
    throw new NoAdminCallsError('This server has no admin calls')
  }
}

/** Redirects to the admin page unless the backend has the feature of one of its subpages. */
export function requireAdminFeature(queryClient: QueryClient, feature: Feature): void {
  if (!hasFeature(queryClient, feature)) throw redirect({ to: '/admin', replace: true })
}

/**
 * Whether the user has characters. Known characters need no wait; their removal clears the answer.
 */
async function hasCharacters(queryClient: QueryClient, whenUnknown: boolean): Promise<boolean> {
  const query = onboardingQuery()
  const known = queryClient.getQueryData(query.queryKey)
  if (known) return true
  if (hasJustFailed(queryClient, query.queryKey)) return whenUnknown
  try {
    return (await queryClient.query(query)) > 0
  } catch {
    return whenUnknown
  }
}

/**
 * A redirect runs the guards of the next page, which must not repeat a check that has just failed.
 */
function hasJustFailed(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const state = queryClient.getQueryState(queryKey)
  return state?.status === 'error' && Date.now() - state.errorUpdatedAt < RECENT_FAILURE_MS
}
