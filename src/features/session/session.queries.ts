import { queryOptions } from '@tanstack/react-query'
import { getMe, getMyCharacterCount, getSession } from './session.api'

/** Guards run on every navigation and every preload, so they reuse answers for this time. */
const GUARD_STALE_MS = 30_000

/** Prefix of the two checks of the guards; `createQueryClient` sets their retries. */
export const sessionKey = ['session'] as const

/**
 * The signed-in user, or null. The user is stored only here, because a separate store would have to
 * be kept in sync. Two functions write it with `setQueryData`: `endSession` sets null, and
 * `updateProfile` changes the user in this page only (docs/specification.md, section 4).
 */
export function sessionQuery() {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: ({ signal }) => getSession(signal),
    staleTime: GUARD_STALE_MS,
    // The login page shows a failed check with a Try Again button and must not repeat it by itself.
    retryOnMount: false,
  })
}

/** The number of the user's characters; guards read it to decide on the onboarding. */
export function onboardingQuery() {
  return queryOptions({
    queryKey: [...sessionKey, 'characters'],
    queryFn: ({ signal }) => getMyCharacterCount(signal),
    staleTime: GUARD_STALE_MS,
  })
}

/** The user's profile. */
export function meQuery() {
  return queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => getMe(signal) })
}
