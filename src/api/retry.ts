import { ApiError, NetworkError, RateLimitError, TimeoutError } from './errors'

/** docs/specification.md, section 9. */
const RETRIES_MAX = 3
const DELAY_MAX_MS = 30_000
/** Browsers run a timer with a longer delay immediately. */
const TIMER_MAX_MS = 2_147_483_647

/** Base of the delays before the retries of a check, which a guard waits for: 250, 500, 1000 ms. */
const CHECK_DELAY_MS = 250
/** A check fails if the server asks for a longer wait, because nothing is shown in the meantime. */
const CHECK_WAIT_SECONDS_MAX = 5

/**
 * Whether the same call may succeed later: there was no answer, or it was a 5xx or a 429. Another
 * 4xx and an answer that violates the contract stay the same.
 */
export function isTransient(error: unknown): boolean {
  return (
    isUnreachable(error) ||
    error instanceof RateLimitError ||
    (error instanceof ApiError && error.status !== undefined && error.status >= 500)
  )
}

/** Whether there was no answer: no connection, a lost connection, or a timeout. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || error instanceof TimeoutError
}

/**
 * Whether to retry a failed query: up to three times if the error is transient
 * (docs/specification.md, section 10, "Retries").
 * @param failureCount number of failures before this one, 0 for the first
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return isTransient(error) && failureCount < RETRIES_MAX
}

/**
 * Milliseconds before the next retry: the server's `retryAfter`, or 1, 2, 4 … at most 30 seconds.
 */
export function retryDelay(failureCount: number, error: unknown): number {
  const asked = retryAfterOf(error)
  if (asked !== undefined) return Math.min(asked * 1000, TIMER_MAX_MS)
  return Math.min(1000 * 2 ** failureCount, DELAY_MAX_MS)
}

/**
 * Milliseconds before a lost stream is opened again: random, so that not all clients come back to a
 * restarted server at once.
 */
export function reopenDelay(failureCount: number): number {
  return retryDelay(failureCount, null) * (0.5 + Math.random() / 2)
}

/** `shouldRetry` for the session check and the onboarding check. */
export function shouldRetryCheck(failureCount: number, error: unknown): boolean {
  return shouldRetry(failureCount, error) && (retryAfterOf(error) ?? 0) <= CHECK_WAIT_SECONDS_MAX
}

/** Milliseconds before the next retry of a check: 250, 500, 1000, or the server's `retryAfter`. */
export function checkRetryDelay(failureCount: number, error: unknown): number {
  return (retryAfterOf(error) ?? 0) * 1000 || CHECK_DELAY_MS * 2 ** failureCount
}

function retryAfterOf(error: unknown): number | undefined {
  return error instanceof RateLimitError ? error.retryAfter : undefined
}
