import * as z from 'zod/mini'
import { defineCall } from './call'
import { optionalInAnswer } from './fields'
import { isRecord } from './received'

/** The signed-in user. `battleNetTag` is for display only, e.g. "Raider#3000". */
export const userSchema = z.object({
  id: optionalInAnswer(z.string()),
  battleNetTag: z.string(),
  isAuthenticated: z.boolean(),
  createdAt: optionalInAnswer(z.string()),
})
export type User = z.output<typeof userSchema>

/** The path to which the app sends the browser to sign in: a navigation, not a call. */
export const LOGIN_PATH = '/auth/battlenet/login'

const statusSchema = z.object({
  authenticated: z.boolean(),
  user: z.nullish(userSchema),
  /** Names of `FEATURES`. Something else of the same name counts as none. */
  features: z.catch(optionalInAnswer(z.array(z.string())), null),
})

/** Other backends may send the user only, or without what the answer says anyway. */
function adaptStatus(received: unknown): unknown {
  if (!isRecord(received)) return received
  const { user } = received
  const authenticated = received.authenticated ?? user != null
  return {
    ...received,
    authenticated,
    user: isRecord(user) ? { isAuthenticated: authenticated, ...user } : user,
  }
}

/** The call answers only a signed-in user, so other backends may leave that out. */
function adaptMe(received: unknown): unknown {
  return isRecord(received) ? { isAuthenticated: true, ...received } : received
}

/** Other backends may send one of the two fields, or the characters. */
function adaptCharacterCount(received: unknown): unknown {
  if (!isRecord(received)) {
    return Array.isArray(received) ? { characterCount: received.length } : received
  }
  const { hasCharacters, characterCount, characters } = received
  if (Array.isArray(characters)) return { characterCount: characters.length }
  return { hasCharacters, characterCount: characterCount ?? Number(hasCharacters === true) }
}

export const getStatus = defineCall({
  method: 'GET',
  path: '/api/status',
  summary:
    'Reports whether the token, if any, belongs to a session, and what the backend has beyond the specification. Never answers 401.',
  access: 'public',
  answer: statusSchema,
  adapt: adaptStatus,
})

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of the token. Without a token it does nothing.',
  access: 'public',
  status: 204,
})

export const getMe = defineCall({
  method: 'GET',
  path: '/api/me',
  summary: 'Returns the signed-in user.',
  access: 'session',
  key: 'user',
  answer: userSchema,
  adapt: adaptMe,
})

export const getMyCharacterCount = defineCall({
  method: 'GET',
  path: '/api/me/characters',
  summary:
    'Returns the number of imported characters. The app shows the onboarding when there are none.',
  access: 'session',
  answer: z.object({ hasCharacters: z.boolean(), characterCount: z.number() }),
  adapt: adaptCharacterCount,
})
