import { createMiddleware } from 'hono/factory'
import type { Database } from '../database/client'
import type { AppEnv } from '../http/handle'
import { findSessionUser } from './sessions'

/** 43 characters of base64url: what createToken makes. Anything else cannot be a session. */
const BEARER = /^Bearer ([\w-]{43})$/

/** Finds out who is asking. It refuses nobody: each call says whom it is for. */
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
