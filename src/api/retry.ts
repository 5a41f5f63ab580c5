import { ApiError, NetworkError, RateLimitError, TimeoutError } from './errors'

/** Spec section 9. */
const RETRIES_MAX = 3
const DELAY_MAX_MS = 30_000
/** A timer set for longer than this goes off at once. */
const TIMER_MAX_MS = 2_147_483_647

/**
 * Whether a query is tried again after `failureCount` failures before this one (0 the first time).
 * Only what may be different next time: no connection, 5xx and 429 three times, a timeout once. Every
 * other refusal and a broken contract would be the same again.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof TimeoutError) return failureCount < 1
  const isTransient =
    error instanceof NetworkError ||
    error instanceof RateLimitError ||
    (error instanceof ApiError && error.status !== undefined && error.status >= 500)
  return isTransient && failureCount < RETRIES_MAX
}

/** Milliseconds before the next try: what the server asked for, else 1, 2, 4 … seconds. */
export function retryDelay(failureCount: number, error: unknown): number {
  if (error instanceof RateLimitError && error.retryAfter !== undefined) {
    return Math.min(error.retryAfter * 1000, TIMER_MAX_MS)
  }
  return Math.min(1000 * 2 ** failureCount, DELAY_MAX_MS)
}
