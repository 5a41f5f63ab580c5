import type { Context, Hono } from 'hono'
import { CALLBACK_PATH, LOGIN_PATH } from '../accounts/sign-in-urls'
import type { Services } from '../services'
import { clientAddress } from './client-address'
import { tooManyRequests } from './http-errors'
import type { AppEnv } from './handle'
import { createTokenBuckets } from './token-buckets'
import { BATTLENET_CALLS, BULK_CALLS, WRITE_CALLS } from './rate-limits'

/**
 * Rejects requests above the rate limits with 429. Must be registered before the routes it limits.
 */
export function limitCalls(app: Hono<AppEnv>, { rateLimits, trustProxy, now }: Services) {
  const address = (context: Context<AppEnv>) => clientAddress(context, trustProxy)

  const signIns = limiter(rateLimits.signIn, address)
  for (const path of [LOGIN_PATH, CALLBACK_PATH]) app.get(path, signIns)
  const battleNet = limiter(rateLimits.battleNet, userId)
  for (const { method, path } of BATTLENET_CALLS) app.on(method, path, battleNet)
  const write = limiter(rateLimits.write, userId)
  for (const { method, path } of WRITE_CALLS) app.on(method, path, write)
  const bulk = limiter(rateLimits.bulk, userId)
  for (const { method, path } of BULK_CALLS) app.on(method, path, bulk)

  function limiter(perMinute: number, keyOf: (context: Context<AppEnv>) => string | undefined) {
    const { take } = createTokenBuckets({ perMinute, now })
    return async (context: Context<AppEnv>, next: () => Promise<void>) => {
      const key = keyOf(context)
      const retryAfter = key === undefined ? 0 : take(key)
      if (retryAfter > 0) throw tooManyRequests(retryAfter)
      await next()
    }
  }
}

/**
 * Undefined without a session: such requests are not counted, because the call answers them with
 * 401.
 */
function userId(context: Context<AppEnv>) {
  return context.get('user')?.id
}
