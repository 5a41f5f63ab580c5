import { HTTPException } from 'hono/http-exception'
import { BattleNetError } from '../battlenet/errors'
import { isDatabaseAway } from '../database/is-away'
import { HttpError, refusalOfDatabase } from './errors'
import { logError } from '../logger'

/** A Postgres that is started again is back within this, usually. */
const DATABASE_AWAY_SECONDS = 5

/**
 * What the caller is told of an error: refusals as they are, anything else without its inside, which
 * goes to the log under the name of the request.
 */
export function toRefusal(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof BattleNetError) {
    logError('Battle.net refused', error, { requestId })
    const { code, message, retryAfter } = error
    // 403, not 401: the person's session here is still good.
    if (code === 'BATTLENET_TOKEN_EXPIRED') {
      return new HttpError(403, code, message, { requiresReauth: true })
    }
    if (code === 'BATTLENET_RATE_LIMITED') return new HttpError(429, code, message, { retryAfter })
    return new HttpError(502, code, message)
  }
  // The one thing that the framework itself throws here: its time limit.
  if (error instanceof HTTPException && error.status === 504) {
    logError('request took too long', error, { requestId })
    return new HttpError(504, 'CONNECTION_TIMEOUT', 'The server took too long to answer')
  }
  if (isDatabaseAway(error)) {
    logError('database away', error, { requestId })
    return new HttpError(503, 'INTERNAL_ERROR', 'The server cannot reach its database just now', {
      retryAfter: DATABASE_AWAY_SECONDS,
    })
  }
  const refusal = refusalOfDatabase(error)
  if (refusal) return refusal
  logError('request failed', error, { requestId })
  return new HttpError(500, 'INTERNAL_ERROR', 'Something went wrong on the server')
}
