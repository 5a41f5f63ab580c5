import { HTTPException } from 'hono/http-exception'
import { BattleNetError } from '../battlenet/battlenet-error'
import { isDatabaseUnavailable } from '../database/is-unavailable'
import { isRolledBackForAnother } from '../database/repeat-transaction'
import { logError } from '../logger'
import { toConstraintError } from './constraint-errors'
import { HttpError } from './http-errors'

/** A restarted Postgres is usually available again after this many seconds. */
const DATABASE_RETRY_SECONDS = 5

/** After the last attempt of a transaction (database/repeat-transaction.ts). */
const BUSY_RETRY_SECONDS = 1

/**
 * The error that the client receives for anything thrown during a request. HttpErrors stay as they
 * are. Other errors are logged with the request id, except conflicts with concurrent requests. Of
 * these errors the client receives only the messages of BattleNetErrors.
 */
export function toHttpError(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof BattleNetError) {
    logError('Battle.net request failed', error, { requestId })
    const { code, message, retryAfter } = error
    // 403 instead of 401: the session with this backend is still valid.
    if (code === 'BATTLENET_TOKEN_EXPIRED') {
      return new HttpError(403, code, message, { requiresReauth: true })
    }
    if (code === 'BATTLENET_RATE_LIMITED') return new HttpError(429, code, message, { retryAfter })
    return new HttpError(502, code, message)
  }
  // Thrown by Hono's timeout middleware.
  if (error instanceof HTTPException && error.status === 504) {
    logError('request timed out', error, { requestId })
    return new HttpError(504, 'CONNECTION_TIMEOUT', 'The server took too long to respond')
  }
  if (isDatabaseUnavailable(error)) {
    logError('database unavailable', error, { requestId })
    return new HttpError(503, 'INTERNAL_ERROR', 'The database is currently unavailable', {
      retryAfter: DATABASE_RETRY_SECONDS,
    })
  }
  if (isRolledBackForAnother(error)) {
    logError('transaction rolled back each time', error, { requestId })
    return new HttpError(
      503,
      'INTERNAL_ERROR',
      'The server is busy with other changes. Try again.',
      {
        retryAfter: BUSY_RETRY_SECONDS,
      },
    )
  }
  const constraintError = toConstraintError(error, requestId)
  if (constraintError) return constraintError
  logError('request failed', error, { requestId })
  return new HttpError(500, 'INTERNAL_ERROR', 'Something went wrong on the server')
}
