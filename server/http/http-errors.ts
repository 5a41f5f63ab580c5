import type { ErrorBody, ErrorCode, ErrorDetails } from '@/contract/error'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error whose message and details are sent to the client. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: ErrorCode,
    message: string,
    readonly details?: ErrorDetails,
  ) {
    super(message)
  }

  /** The response body in the shape of the contract. */
  toBody(): ErrorBody {
    return {
      error: {
        message: this.message,
        code: this.code,
        ...(this.details && { details: this.details }),
      },
    }
  }
}

/** 401: there is no session, or it has expired. */
export function authRequired() {
  return new HttpError(401, 'AUTH_REQUIRED', 'Authentication required')
}

/** 403: the user is known, but may not do this. */
export function forbidden(message: string) {
  return new HttpError(403, 'FORBIDDEN', message)
}

/**
 * 404. Also used for entities of other users, so that the response does not reveal which ids exist.
 */
export function notFound(what: string, code: ErrorCode = 'NOT_FOUND') {
  return new HttpError(404, code, `${what} not found`)
}

/**
 * 409. The error catalogue (docs/specification.md, section 8) has a code of its own only for a
 * character that is already imported; features may have codes too. All other conflicts are
 * BAD_REQUEST.
 */
export function conflict(message: string, code: ErrorCode = 'BAD_REQUEST', details?: ErrorDetails) {
  return new HttpError(409, code, message, details)
}

/** 409 for a unique value that is already in use; the form shows the message under `field`. */
export function taken(field: string, message: string) {
  return conflict(message, 'BAD_REQUEST', { fields: { [field]: message } })
}

/** 429; `retryAfter` in seconds. */
export function tooManyRequests(retryAfter: number) {
  const message = `Too many requests. Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`
  return new HttpError(429, 'RATE_LIMIT_ERROR', message, { retryAfter })
}

/** 400 with one message per body path, e.g. `{ 'items.3.itemSlot': '…' }`. */
export function invalid(fields: Record<string, string>) {
  return new HttpError(400, 'VALIDATION_ERROR', 'Some fields are not valid', { fields })
}
