import { ERROR_CODES, type ErrorCode, type ErrorDetails } from '@/contract/error'

interface ApiErrorOptions {
  status?: number
  details?: ErrorDetails | null
  requestId?: string
  cause?: unknown
}

/**
 * Every failure of a call. `message` is for the person, `code` is of the catalogue (spec section 8),
 * `status` is absent when no answer came, `requestId` is what the server's log calls the request.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number | undefined
  readonly details: ErrorDetails | undefined
  readonly requestId: string | undefined

  constructor(
    message: string,
    readonly code: ErrorCode,
    { status, details, requestId, cause }: ApiErrorOptions = {},
  ) {
    super(message, { cause })
    this.status = status
    this.details = details ?? undefined
    this.requestId = requestId
  }

  /** Seconds to wait before trying again, when the server said so. */
  get retryAfter(): number | undefined {
    return this.details?.retryAfter
  }
}

/** 401: there is no session (any more). Not a missing permission: that is a ForbiddenError. */
export class AuthError extends ApiError {
  override name = 'AuthError'
}

/** 403: signed in, but not allowed, or Battle.net wants the person to sign in again. */
export class ForbiddenError extends ApiError {
  override name = 'ForbiddenError'

  /** Whether signing in with Battle.net again would help. */
  get requiresReauth(): boolean {
    return this.details?.requiresReauth === true
  }
}

/** 404: not there, or someone else's. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
}

/** 409: it is there already, or somebody was faster. */
export class ConflictError extends ApiError {
  override name = 'ConflictError'
}

/** 400: the server refused what was sent; `fields` has a message for each body path. */
export class ValidationError extends ApiError {
  override name = 'ValidationError'

  get fields(): Record<string, string> {
    return this.details?.fields ?? {}
  }
}

/** 429: too many calls; `retryAfter` says how long to wait. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
}

/** No answer in time. Not a dropped connection: that is a NetworkError. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError'
}

/** The server could not be reached, or the connection broke before the answer was complete. */
export class NetworkError extends ApiError {
  override name = 'NetworkError'
}

/** The server answered with success in a shape the contract does not know. Trying again is no use. */
export class ContractError extends ApiError {
  override name = 'ContractError'
}

const CLASS_BY_STATUS: Record<number, typeof ApiError> = {
  400: ValidationError,
  401: AuthError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
}

/** Message and code when the server names none (spec section 8). */
const DEFAULTS: Record<number, { message: string; code: ErrorCode }> = {
  401: { message: 'Authentication required', code: 'AUTH_REQUIRED' },
  409: { message: 'Conflict occurred', code: 'CHARACTER_ALREADY_IMPORTED' },
}

interface Refusal {
  message?: string
  code?: string
  details?: ErrorDetails | null
  requestId?: string
}

/** The error for a refusal: what the server said wins, else the defaults of spec section 8. */
export function errorForStatus(status: number, refusal: Refusal = {}): ApiError {
  const defaults = DEFAULTS[status] ?? { message: `HTTP ${status}`, code: 'INTERNAL_ERROR' }
  const ErrorClass = CLASS_BY_STATUS[status] ?? ApiError
  const code = ERROR_CODES.find((known) => known === refusal.code) ?? defaults.code
  const { details, requestId } = refusal
  return new ErrorClass(refusal.message || defaults.message, code, { status, details, requestId })
}

/** What to tell a person about anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error occurred'
}
