import { token } from '@/api/token'
import type { User } from '@/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isAdmin } from './admins'
import { rememberReturnPath } from './return-path'
import { onboardingQuery, sessionQuery } from './session.queries'

/** What `beforeLoad` hands a guard. */
interface GuardInput {
  context: { queryClient: QueryClient }
  location: { href: string }
  /** A hover over a link runs guards too; only a real navigation may leave traces. */
  preload: boolean
}

/** The redirect that follows a failed check must not wait for the same failure again. */
const FAILURE_FRESH_MS = 1000

/**
 * Asks who is signed in. Never redirects: a check that fails counts as nobody, and the login page
 * says that it failed (spec section 4).
 */
export async function initSession({ queryClient }: GuardInput['context']): Promise<User | null> {
  const state = queryClient.getQueryState(sessionQuery().queryKey)
  if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < FAILURE_FRESH_MS) return null
  try {
    return await queryClient.query(sessionQuery())
  } catch {
    return null
  }
}

/** Lets signed-in people through; everyone else goes to /login and comes back afterwards. */
export async function requireSession(input: GuardInput): Promise<{ user: User }> {
  const hadToken = token.read() !== null
  const user = await initSession(input.context)
  if (user) return { user }
  if (!input.preload) rememberReturnPath(input.location.href)
  // The check has thrown the token away: there was a session, and it is over.
  const isExpired = hadToken && token.read() === null
  throw redirect({ to: '/login', search: isExpired ? { reason: 'expired' } : {} })
}

/** Sends people without characters to /onboarding. A check that fails lets them through (spec). */
export async function requireOnboarded({ context }: Pick<GuardInput, 'context'>): Promise<void> {
  if (await hasCharacters(context.queryClient, true)) return
  throw redirect({ to: '/onboarding', replace: true })
}

/** Keeps people who have characters out of /onboarding; decided on entry only (contract). */
export async function requireNotOnboarded({ context }: Pick<GuardInput, 'context'>): Promise<void> {
  if (await hasCharacters(context.queryClient, false)) throw redirect({ to: '/', replace: true })
}

/** Sends everyone but admins home. */
export function requireAdmin(user: User): void {
  if (isAdmin(user)) return
  throw redirect({ to: '/', replace: true })
}

async function hasCharacters(queryClient: QueryClient, whenUnknown: boolean): Promise<boolean> {
  try {
    return (await queryClient.query(onboardingQuery())).characterCount > 0
  } catch {
    return whenUnknown
  }
}
