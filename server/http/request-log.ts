import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import type { AppEnv } from './handle'
import { logInfo } from '../logger'

/** Gives each request a name that the answer, the log and the app's error view all show. */
export function nameRequests() {
  // A proxy in front may have named it already; what is no plain short name is replaced.
  return requestId({ limitLength: 64 })
}

/** One line for each answer. Path without query: in a query the provider hands us its codes. */
export function logRequests() {
  return createMiddleware<AppEnv>(async (context, next) => {
    const startedAt = performance.now()
    await next()
    logInfo('request', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
    })
  })
}
