import { send } from '@/api/client'
import { AuthError, NotFoundError } from '@/api/errors'
import { setIdempotencyKeys } from '@/api/idempotency-keys'
import { token } from '@/api/token'
import type { CallAnswer } from '@/contract/call'
import type { Feature } from '@/contract/features'
import * as contract from '@/contract/session'
import type { User } from '@/contract/session'
import { dropWithSession } from '@/lib/storage/session-memory'
import { clearToken } from './clear-token'

/** The signed-in user, and the features of the backend (contract/features.ts). */
export interface SessionUser extends User {
  features: readonly string[]
}

/** Returns the signed-in user, or null. Clears a token that has no session on the server. */
export async function getSession(signal?: AbortSignal): Promise<SessionUser | null> {
  const sentToken = token.read()
  const { authenticated, user, features } = await send(contract.getStatus, { signal }).catch(
    (error: unknown): CallAnswer<typeof contract.getStatus> => {
      // Other backends may answer 401 where no session is.
      if (error instanceof AuthError && token.read() === sentToken) return { authenticated: false }
      throw error
    },
  )
  setIdempotencyKeys(features?.includes('idempotency-keys' satisfies Feature) === true)
  if (authenticated && user) return { ...user, features: features ?? [] }
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

let hasCharacterCount = true
dropWithSession(() => {
  hasCharacterCount = true
})

/**
 * Returns how many characters the user has imported; 1 may be several. A backend without the call,
 * whose path the specification does not name, is asked for the characters from then on.
 */
export async function getMyCharacterCount(signal?: AbortSignal): Promise<number> {
  try {
    if (hasCharacterCount) {
      return (await send(contract.getMyCharacterCount, { signal })).characterCount
    }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    hasCharacterCount = false
  }
  // Not part of the first load, because few backends need it.
  const { listCharacters } = await import('@/contract/character')
  return (await send(listCharacters, { signal })).length
}

/** Ends the session of a token on the server, also if the user leaves the app in the meantime. */
export function logout(oldToken: string | null) {
  return send(contract.logout, { token: oldToken, keepalive: true })
}
