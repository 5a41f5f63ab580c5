import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { logInfo } from '../logger'
import type { AppEnv } from './handle'

/**
 * Middleware that gives each request an id, which appears in the response, the log and error views.
 */
export function assignRequestId() {
  // An id set by a proxy is kept if it consists of at most 64 letters, digits, `_`, `-` and `=`;
  // otherwise it is replaced.
  return requestId({ limitLength: 64 })
}

/** Middleware that logs one line per response. The query is left out: it can hold OAuth codes. */
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
