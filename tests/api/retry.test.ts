import { describe, expect, it } from 'vitest'
import {
  ApiError,
  ContractError,
  errorForStatus,
  NetworkError,
  RateLimitError,
  TimeoutError,
} from '@/api/errors'
import { checkRetryDelay, retryDelay, shouldRetry, shouldRetryCheck } from '@/api/retry'

/** Number of retries of a query that always fails with the error. */
function countRetries(error: unknown, retry = shouldRetry): number {
  let failures = 0
  while (failures < 10 && retry(failures, error)) failures += 1
  return failures
}

function rateLimit(retryAfter: number) {
  return new RateLimitError('x', 'RATE_LIMIT_ERROR', { status: 429, details: { retryAfter } })
}

describe('shouldRetry and retryDelay', () => {
  it.each([
    ['NetworkError', new NetworkError('x', 'NETWORK_ERROR'), 3],
    ['TimeoutError', new TimeoutError('x', 'CONNECTION_TIMEOUT'), 3],
    ['ContractError', new ContractError('x', 'INVALID_FORMAT'), 0],
    ['abort', new DOMException('x', 'AbortError'), 0],
    ['TypeError', new TypeError('x'), 0],
    ['ApiError without a status', new ApiError('x', 'INTERNAL_ERROR'), 0],
  ])('%s: retried the expected number of times', (_, error, retries) => {
    expect(countRetries(error)).toBe(retries)
  })

  it.each([
    [400, 0],
    [401, 0],
    [403, 0],
    [404, 0],
    [409, 0],
    [413, 0],
    [422, 0],
    [429, 3],
    [500, 3],
    [502, 3],
    [503, 3],
    [504, 3],
  ])('%i is retried %i times', (status, retries) => {
    expect(countRetries(errorForStatus(status))).toBe(retries)
  })

  it('the delay doubles up to 30 seconds', () => {
    const waits = [0, 1, 2, 5, 20].map((failures) => retryDelay(failures, errorForStatus(500)))
    expect(waits).toEqual([1000, 2000, 4000, 30_000, 30_000])
  })

  it('the delay after a 429 is the retryAfter of the server', () => {
    expect(retryDelay(0, rateLimit(42))).toBe(42_000)
    expect(retryDelay(1, errorForStatus(429))).toBe(2000)
  })

  it('a retryAfter beyond the limit of timers is capped', () => {
    expect(retryDelay(0, rateLimit(3_000_000))).toBe(2_147_483_647)
  })
})

describe('retries of the session check and the onboarding check', () => {
  it('the delay after a 429 is the retryAfter of the server', () => {
    expect(checkRetryDelay(0, rateLimit(3))).toBe(3000)
    expect(checkRetryDelay(1, errorForStatus(429))).toBe(500)
  })

  it.each([
    ['500', errorForStatus(500), 3],
    ['timeout', new TimeoutError('x', 'CONNECTION_TIMEOUT'), 3],
    ['429 with 5 seconds', rateLimit(5), 3],
    ['429 with 6 seconds, because the guard would wait too long', rateLimit(6), 0],
    ['403', errorForStatus(403), 0],
    ['400', errorForStatus(400), 0],
  ])('%s: retried the expected number of times', (_, error, retries) => {
    expect(countRetries(error, shouldRetryCheck)).toBe(retries)
  })
})
