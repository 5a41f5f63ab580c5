import {
  KNOWN_ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
  type ErrorParts,
} from '@/contract/error'

interface ApiErrorOptions {
  status?: number
  details?: ErrorDetails | null
  requestId?: string
  cause?: unknown
}

/**
 * A failed call. `message` can be shown to the user, `code` is an error code of
 * docs/specification.md, section 8, `status` is undefined if there was no answer, and `requestId`
 * identifies the request in the server's log.
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

  /** Seconds to wait before a retry, if the server sent them. */
  get retryAfter(): number | undefined {
    return this.details?.retryAfter
  }
}

/** 401: there is no session, or it has ended. A missing permission is a ForbiddenError. */
export class AuthError extends ApiError {
  override name = 'AuthError'
}

/** 403: the user may not do this, or has to sign in with Battle.net again. */
export class ForbiddenError extends ApiError {
  override name = 'ForbiddenError'

  /** Whether the user has to sign in with Battle.net again. */
  get requiresReauth(): boolean {
    return this.details?.requiresReauth === true
  }
}

/** 404: the entity does not exist, or belongs to another user. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
}

/** 409: the entity exists already, or was changed in the meantime. */
export class ConflictError extends ApiError {
  override name = 'ConflictError'
}

/** 400: the request was invalid. */
export class ValidationError extends ApiError {
  override name = 'ValidationError'

  /** Messages by path in the request body, e.g. `items.3.name`. */
  get fields(): Record<string, string> {
    return this.details?.fields ?? {}
  }
}

/** Whether a request was rejected because of a field of its body, e.g. one that is not known. */
export function isAbout(error: unknown, field: string): boolean {
  if (!(error instanceof ValidationError)) return false
  return field in error.fields || new RegExp(`\\b${field}\\b`).test(error.message)
}

/** 429: too many calls; see `retryAfter`. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
}

/** There was no answer in time. A lost connection is a NetworkError. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError'
}

/** The server could not be reached, or the connection was lost before the answer was complete. */
export class NetworkError extends ApiError {
  override name = 'NetworkError'
}

/** A successful answer that does not match the contract. Retrying does not help. */
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

/** Message and code if the server sent none (docs/specification.md, section 8). */
const DEFAULTS: Record<number, { message: string; code: ErrorCode }> = {
  401: { message: 'Authentication required', code: 'AUTH_REQUIRED' },
  409: { message: 'Conflict occurred', code: 'CHARACTER_ALREADY_IMPORTED' },
}

/**
 * Creates the error for an error answer. Parts that the server did not send, and unknown codes, get
 * the defaults of the specification.
 */
export function errorForStatus(
  status: number,
  parts: ErrorParts & { requestId?: string } = {},
): ApiError {
  const defaults = DEFAULTS[status] ?? { message: `HTTP ${status}`, code: 'INTERNAL_ERROR' }
  const ErrorClass = CLASS_BY_STATUS[status] ?? ApiError
  const code = KNOWN_ERROR_CODES.find((known) => known === parts.code) ?? defaults.code
  const { details, requestId } = parts
  return new ErrorClass(parts.message || defaults.message, code, { status, details, requestId })
}

/** Shown for everything that is not an ApiError (docs/specification.md, section 8). */
export const UNKNOWN_ERROR = 'Unknown error occurred'

/**
 * The message to show for anything that was thrown. Only ApiErrors have messages for the user;
 * others are bugs, whose messages belong in the log (`reportFailure`).
 */
export function messageOf(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : UNKNOWN_ERROR
}
