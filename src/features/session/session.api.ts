import { send } from '@/api/client'
import { AuthError } from '@/api/errors'
import { token } from '@/api/token'
import * as contract from '@/contract/session'
import type { User } from '@/contract/session'

/** Who is signed in, or null. A stored token that the server does not know is thrown away. */
export async function getSession(signal?: AbortSignal): Promise<User | null> {
  const sentToken = token.read()
  const { authenticated, user } = await send(contract.getStatus, { signal })
  if (authenticated && user) return user
  if (token.read() === sentToken) token.clear()
  return null
}

/** The profile of the person signed in; no session means no user (spec section 4). */
export async function getMe(signal?: AbortSignal): Promise<User | null> {
  try {
    return await send(contract.getMe, { signal })
  } catch (error) {
    if (error instanceof AuthError && error.code === 'AUTH_REQUIRED') return null
    throw error
  }
}

/** Whether the person has imported characters yet. */
export function getMyCharacterCount(signal?: AbortSignal) {
  return send(contract.getMyCharacterCount, { signal })
}

/** Ends the session of that token on the server. */
export function logout(oldToken: string | null) {
  return send(contract.logout, { token: oldToken })
}
