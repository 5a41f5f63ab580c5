import { ApiError, NetworkError, RateLimitError, TimeoutError } from './errors'

/** docs/specification.md, section 9. */
const RETRIES_MAX = 3
const DELAY_MAX_MS = 30_000
/** Browsers run a timer with a longer delay immediately. */
const TIMER_MAX_MS = 2_147_483_647

/**
 * Whether to retry a failed query. Network errors, 5xx and 429 are retried up to three times and
 * timeouts once. Other errors are not retried, because the retry would fail in the same way.
 * @param failureCount number of failures before this one, 0 for the first
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof TimeoutError) return failureCount < 1
  const isTransient =
    error instanceof NetworkError ||
    error instanceof RateLimitError ||
    (error instanceof ApiError && error.status !== undefined && error.status >= 500)
  return isTransient && failureCount < RETRIES_MAX
}

/** Milliseconds before the next retry: the server's `retryAfter`, or 1, 2, 4 … at most 30 seconds. */
export function retryDelay(failureCount: number, error: unknown): number {
  if (error instanceof RateLimitError && error.retryAfter !== undefined) {
    return Math.min(error.retryAfter * 1000, TIMER_MAX_MS)
  }
  return Math.min(1000 * 2 ** failureCount, DELAY_MAX_MS)
}
