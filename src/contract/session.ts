import * as z from 'zod/mini'
import { defineCall } from './call'
import { isRecord } from '@/game/is-record'

/** The signed-in user. `battleNetTag` is for display only, e.g. "Raider#3000". */
export const userSchema = z.object({
  id: z.nullish(z.string()),
  battleNetTag: z.string(),
  isAuthenticated: z.boolean(),
  createdAt: z.nullish(z.string()),
})
export type User = z.output<typeof userSchema>

/** The path to which the app sends the browser to sign in: a navigation, not a call. */
export const LOGIN_PATH = '/auth/battlenet/login'

const statusSchema = z.object({
  authenticated: z.boolean(),
  user: z.nullish(userSchema),
  /** Names of `FEATURES`. */
  features: z.nullish(z.array(z.string())),
})

export const getStatus = defineCall({
  method: 'GET',
  path: '/api/status',
  summary:
    'Reports whether the token, if any, belongs to a session, and what the backend has beyond the specification. Never answers 401.',
  access: 'public',
  answer: statusSchema,
  // Other backends may send the user only.
  adapt: (received) =>
    isRecord(received) && received.user
      ? { ...received, authenticated: received.authenticated ?? true }
      : received,
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
})

export const getMyCharacterCount = defineCall({
  method: 'GET',
  path: '/api/me/characters',
  summary:
    'Returns the number of imported characters. The app shows the onboarding when there are none.',
  access: 'session',
  answer: z.object({ hasCharacters: z.boolean(), characterCount: z.number() }),
  // Other backends may not send the number.
  adapt: (received) =>
    isRecord(received) ? { characterCount: Number(received.hasCharacters), ...received } : received,
})
