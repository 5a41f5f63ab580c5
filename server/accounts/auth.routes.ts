import type { ErrorCode } from '@/contract/error'
import { getMe, getMyCharacterCount, getStatus, LOGIN_PATH, logout } from '@/contract/session'
import { and, eq, gt } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { SignInError } from '../battlenet/errors'
import { signInAttempts } from '../database/schema'
import { handle, type AppEnv } from '../http/handle'
import { logError } from '../logger'
import type { Services } from '../services'
import { endSession, startSession } from './sessions'
import { createToken, hashToken } from './tokens'
import { saveUser } from './users'

/** The name of the cookie that binds a sign-in to the browser that started it; each has its own. */
const stateCookie = (state: string) => `guildr_sign_in_${state.slice(0, 8)}`
const ATTEMPT_SECONDS = 600

/** Where the provider sends the browser back to; registered with it. */
export const CALLBACK_PATH = '/auth/battlenet/callback'

/** Sign-in, sign-out and who am I. */
export function authRoutes(app: Hono<AppEnv>, services: Services) {
  const { database, battleNet, now } = services

  app.get(LOGIN_PATH, async (context) => {
    const state = createToken()
    await database.insert(signInAttempts).values({
      stateHash: hashToken(state),
      expiresAt: new Date(now() + ATTEMPT_SECONDS * 1000),
    })
    const redirectUri = callbackUri(context)
    setCookie(context, stateCookie(state), state, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: redirectUri.startsWith('https:'),
      path: CALLBACK_PATH,
      maxAge: ATTEMPT_SECONDS,
    })
    return context.redirect(battleNet.authorizationUrl({ state, redirectUri }).href)
  })

  app.get(CALLBACK_PATH, async (context) => {
    const callback = new URL(context.req.url)
    const state = callback.searchParams.get('state') ?? ''
    const backToApp = (fragment: Record<string, string>) =>
      context.redirect(appCallback(context, services, fragment))
    if (getCookie(context, stateCookie(state)) !== state || !(await takeAttempt(state))) {
      return backToApp({ error: 'SESSION_EXPIRED' satisfies ErrorCode })
    }
    setCookie(context, stateCookie(state), '', { path: CALLBACK_PATH, maxAge: 0 })
    try {
      const redirectUri = callbackUri(context)
      const grant = await battleNet.exchangeCode({ callback, state, redirectUri })
      const identity = await battleNet.getIdentity(grant.accessToken)
      const userId = await saveUser(database, identity, grant)
      return backToApp({ token: await startSession(database, userId, new Date(now())) })
    } catch (error) {
      if (error instanceof SignInError && error.reason === 'denied') {
        return backToApp({ error: 'FORBIDDEN' satisfies ErrorCode })
      }
      logError('sign-in failed', error, { requestId: context.get('requestId') })
      return backToApp({ error: 'BATTLENET_API_ERROR' satisfies ErrorCode })
    }
  })

  handle(app, getStatus, async ({ user }) =>
    user ? { authenticated: true, user } : { authenticated: false, user: null },
  )

  handle(app, logout, async ({ context }) => {
    const token = context.get('token')
    if (token) await endSession(database, token)
  })

  handle(app, getMe, async ({ user }) => user)

  handle(app, getMyCharacterCount, async ({ context }) => {
    const characterCount = context.get('characterCount')
    return { hasCharacters: characterCount > 0, characterCount }
  })

  /** Uses up a started sign-in: true once for each state. */
  async function takeAttempt(state: string): Promise<boolean> {
    const taken = await database
      .delete(signInAttempts)
      .where(
        and(
          eq(signInAttempts.stateHash, hashToken(state)),
          gt(signInAttempts.expiresAt, new Date(now())),
        ),
      )
      .returning()
    return taken.length === 1
  }

  /** The address registered with Battle.net as this backend's redirect. */
  function callbackUri(context: Context) {
    return `${requestOrigin(context)}${CALLBACK_PATH}`
  }
}

/** The app's page that takes what a sign-in ended with; a fragment never reaches a server. */
export function appCallback(
  context: Context,
  { appOrigin }: Pick<Services, 'appOrigin'>,
  fragment: Record<string, string>,
): string {
  const origin = appOrigin ?? requestOrigin(context)
  return `${origin}/auth/callback#${new URLSearchParams(fragment)}`
}

/**
 * The origin the request came to. A proxy that ends TLS says so in X-Forwarded-Proto; Battle.net
 * accepts registered redirects only, so a forged header leads nowhere.
 */
function requestOrigin(context: Context): string {
  const url = new URL(context.req.url)
  const forwarded = context.req.header('X-Forwarded-Proto')
  return forwarded === 'https' ? `https://${url.host}` : url.origin
}
