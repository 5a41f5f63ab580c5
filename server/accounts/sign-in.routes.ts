import type { ErrorCode } from '@/contract/error'
import { and, eq, gt } from 'drizzle-orm'
import type { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { SignInError } from '../battlenet/battlenet-error'
import { signInAttempts } from '../database/schema'
import type { AppEnv } from '../http/handle'
import { logError } from '../logger'
import type { Services } from '../services'
import { generateToken, hashToken } from './random-token'
import { startSession } from './sessions'
import { appCallbackUrl, CALLBACK_PATH, LOGIN_PATH, redirectUri } from './sign-in-urls'
import { saveUser } from './save-user'

/** The maximum time for a sign-in at Battle.net. */
const ATTEMPT_SECONDS = 600

/**
 * The cookie that ties a sign-in to the browser that started it. Its name contains the state, so
 * that several sign-ins can run in parallel tabs.
 */
const stateCookie = (state: string) => `guildr_sign_in_${state.slice(0, 8)}`

/** The browser's part of the sign-in: the redirect to Battle.net and the callback from it. */
export function signInRoutes(app: Hono<AppEnv>, services: Services) {
  const { database, battleNet, now } = services

  app.get(LOGIN_PATH, async (context) => {
    const state = generateToken()
    await database.insert(signInAttempts).values({
      stateHash: hashToken(state),
      expiresAt: new Date(now() + ATTEMPT_SECONDS * 1000),
    })
    const redirectTo = redirectUri(context, services)
    setCookie(context, stateCookie(state), state, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: redirectTo.startsWith('https:'),
      path: CALLBACK_PATH,
      maxAge: ATTEMPT_SECONDS,
    })
    return context.redirect(battleNet.authorizationUrl({ state, redirectUri: redirectTo }).href)
  })

  app.get(CALLBACK_PATH, async (context) => {
    const callback = new URL(context.req.url)
    const state = callback.searchParams.get('state') ?? ''
    const redirectToApp = (result: Record<string, string>) =>
      context.redirect(appCallbackUrl(context, services, result))
    if (getCookie(context, stateCookie(state)) !== state || !(await consumeAttempt(state))) {
      return redirectToApp({ error: 'SESSION_EXPIRED' satisfies ErrorCode })
    }
    setCookie(context, stateCookie(state), '', { path: CALLBACK_PATH, maxAge: 0 })
    try {
      const grant = await battleNet.exchangeCode({
        callback,
        state,
        redirectUri: redirectUri(context, services),
      })
      const identity = await battleNet.getIdentity(grant.accessToken)
      // One transaction, so that nobody can delete the account before it has the session.
      const token = await database.transaction(async (transaction) =>
        startSession(transaction, await saveUser(transaction, identity, grant), new Date(now())),
      )
      return redirectToApp({ token })
    } catch (error) {
      if (error instanceof SignInError && error.reason === 'denied') {
        return redirectToApp({ error: 'FORBIDDEN' satisfies ErrorCode })
      }
      logError('sign-in failed', error, { requestId: context.get('requestId') })
      return redirectToApp({ error: 'BATTLENET_API_ERROR' satisfies ErrorCode })
    }
  })

  /**
   * Deletes a started sign-in. True if it existed and had not expired, so each state works once.
   */
  async function consumeAttempt(state: string): Promise<boolean> {
    const deleted = await database
      .delete(signInAttempts)
      .where(
        and(
          eq(signInAttempts.stateHash, hashToken(state)),
          gt(signInAttempts.expiresAt, new Date(now())),
        ),
      )
      .returning()
    return deleted.length === 1
  }
}
