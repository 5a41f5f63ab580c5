import { send } from '@/api/client'
import { AuthError } from '@/api/errors'
import { setIdempotencyKeys } from '@/api/idempotency-keys'
import type { Feature } from '@/contract/features'
import * as contract from '@/contract/session'
import type { User } from '@/contract/session'
import { clearToken } from './clear-token'

/** The signed-in user, and the features of the backend (contract/features.ts). */
export interface SessionUser extends User {
  features: readonly string[]
}

/** Returns the signed-in user, or null. Clears a token that has no session on the server. */
export async function getSession(signal?: AbortSignal): Promise<SessionUser | null> {
  const { authenticated, user, features } = await send(contract.getStatus, { signal })
  setIdempotencyKeys(features?.includes('idempotency-keys' satisfies Feature) === true)
  if (authenticated && user) {
    const isAuthenticated = user.isAuthenticated ?? authenticated
    return { ...user, isAuthenticated, features: features ?? [] }
  }
  clearToken(true)
  return null
}

/** Returns the user's profile, or null without a session (docs/specification.md, section 4). */
export async function getMe(signal?: AbortSignal): Promise<User | null> {
  try {
    return await send(contract.getMe, { signal })
  } catch (error) {
    if (error instanceof AuthError && error.code === 'AUTH_REQUIRED') return null
    throw error
  }
}

/** Returns how many characters the user has imported. */
export function getMyCharacterCount(signal?: AbortSignal) {
  return send(contract.getMyCharacterCount, { signal })
}

/** Ends the session of a token on the server, also if the user leaves the app in the meantime. */
export function logout(oldToken: string | null) {
  return send(contract.logout, { token: oldToken, keepalive: true })
}
