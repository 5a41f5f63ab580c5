import type { ErrorBody, ErrorCode, ErrorDetails } from '@/contract/error'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal the caller is told about. Anything else that is thrown becomes a bare 500. */
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

  /** The body of the contract for this refusal. */
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

/** 401: no session, or one that has ended. */
export function authRequired() {
  return new HttpError(401, 'AUTH_REQUIRED', 'Authentication required')
}

/** 404 for what is not there and for what is someone else's alike, so that ids leak nothing. */
export function notFound(what: string, code: ErrorCode = 'NOT_FOUND') {
  return new HttpError(404, code, `${what} not found`)
}

/** 409; outside characters the catalogue has no code of its own for it (contract, "Rules"). */
export function conflict(message: string, code: ErrorCode = 'BAD_REQUEST') {
  return new HttpError(409, code, message)
}

/** 400 with a message per body path, e.g. `{ 'items.3.itemSlot': '…' }`. */
export function invalid(fields: Record<string, string>) {
  return new HttpError(400, 'VALIDATION_ERROR', 'Some fields are not valid', { fields })
}

/** Whether an error of either database driver is a broken unique constraint of that name. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'constraint' in cause &&
    cause.constraint === constraint
  )
}
