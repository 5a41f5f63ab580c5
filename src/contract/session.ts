import * as z from 'zod/mini'
import { defineCall } from './call'
import { optionalInAnswer } from './fields'

/** The person signed in. `battleNetTag` is display only, e.g. "Raider#3000". */
export const userSchema = z.object({
  id: optionalInAnswer(z.string()),
  battleNetTag: z.string(),
  isAuthenticated: z.boolean(),
  createdAt: optionalInAnswer(z.string()),
})
export type User = z.output<typeof userSchema>

export const getStatus = defineCall({
  method: 'GET',
  path: '/api/status',
  summary: 'Whether the token, if any, belongs to a session. Never 401.',
  access: 'public',
  answer: z.object({ authenticated: z.boolean(), user: z.nullish(userSchema) }),
})

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of the token; harmless without one.',
  access: 'public',
  status: 204,
})

export const getMe = defineCall({
  method: 'GET',
  path: '/api/me',
  summary: 'The person signed in.',
  access: 'session',
  key: 'user',
  answer: userSchema,
})

export const getMyCharacterCount = defineCall({
  method: 'GET',
  path: '/api/me/characters',
  summary: 'Whether the person has imported characters; decides on onboarding.',
  access: 'session',
  answer: z.object({ hasCharacters: z.boolean(), characterCount: z.number() }),
})
