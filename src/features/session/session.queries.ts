import { queryOptions } from '@tanstack/react-query'
import { getMe, getMyCharacterCount, getSession } from './session.api'

/**
 * Guards run on every navigation and on every hover over a link; within this time they do not ask
 * again.
 */
const GUARD_STALE_MS = 30_000

/**
 * Everything that follows from the person's characters, their guilds too; invalidate it when one is
 * imported or synced.
 */
export const charactersKey = ['characters'] as const

/** Who is signed in: a User, or null. Guards read it; they never retry, they decide. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => getSession(signal),
    staleTime: GUARD_STALE_MS,
    retry: false,
    // A failed check is shown with Try Again; it is not repeated by showing it.
    retryOnMount: false,
  })
}

/** Whether the person has characters; decides on onboarding. */
export function onboardingQuery() {
  return queryOptions({
    queryKey: ['session', 'characters'],
    queryFn: ({ signal }) => getMyCharacterCount(signal),
    staleTime: GUARD_STALE_MS,
    retry: false,
  })
}

/** The person signed in, as the profile shows them. */
export function meQuery() {
  return queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => getMe(signal) })
}
