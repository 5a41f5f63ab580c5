import { FEATURES } from '@/contract/features'
import { getMe, getMyCharacterCount, getStatus, logout } from '@/contract/session'
import type { Hono } from 'hono'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { deleteSession } from './sessions'

/** The signed-in user and the sign-out. */
export function sessionRoutes(app: Hono<AppEnv>, { database }: Services) {
  handle(app, getStatus, async ({ user }) => ({
    authenticated: user !== null,
    user,
    features: [...FEATURES],
  }))

  handle(app, logout, async ({ context }) => {
    const token = context.get('token')
    if (token) await deleteSession(database, token)
  })

  handle(app, getMe, async ({ user }) => user)

  handle(app, getMyCharacterCount, async ({ context }) => {
    const characterCount = context.get('characterCount')
    return { hasCharacters: characterCount > 0, characterCount }
  })
}
