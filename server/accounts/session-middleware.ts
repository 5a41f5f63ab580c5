import { createMiddleware } from 'hono/factory'
import type { Database } from '../database/database'
import type { AppEnv } from '../http/handle'
import { findSessionUser } from './sessions'

/** The format of `generateToken`. Anything else is ignored without a database query. */
const BEARER = /^Bearer ([\w-]{43})$/

/**
 * Sets the user of a request. It does not reject anything: `handle` checks the access of each call.
 */
export function sessionMiddleware(
  database: Database,
  adminBattleTags: readonly string[],
  now: () => number,
) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const token = BEARER.exec(context.req.header('Authorization') ?? '')?.[1] ?? null
    const found = token ? await findSessionUser(database, token, new Date(now())) : null
    const user = found?.user ?? null
    context.set('token', token)
    context.set('user', user)
    context.set('characterCount', found?.characterCount ?? 0)
    context.set('isAdmin', user !== null && adminBattleTags.includes(user.battleNetTag))
    await next()
  })
}
