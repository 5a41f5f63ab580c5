import { describe, expect, it } from 'vitest'
import {
  ApiError,
  ContractError,
  errorForStatus,
  NetworkError,
  RateLimitError,
  TimeoutError,
} from '@/api/errors'
import { retryDelay, shouldRetry } from '@/api/retry'

/** How often a query that keeps failing like that is tried again. */
function retriesOf(error: unknown): number {
  let failures = 0
  while (failures < 10 && shouldRetry(failures, error)) failures += 1
  return failures
}

describe('a failing query', () => {
  it.each([
    ['no connection', new NetworkError('x', 'NETWORK_ERROR'), 3],
    ['a timeout', new TimeoutError('x', 'CONNECTION_TIMEOUT'), 1],
    ['a broken contract', new ContractError('x', 'INVALID_FORMAT'), 0],
    ['an abort', new DOMException('x', 'AbortError'), 0],
    ['a mistake of ours', new TypeError('x'), 0],
    ['an error without status', new ApiError('x', 'INTERNAL_ERROR'), 0],
  ])('for %s is tried again so often: %#', (_, error, retries) => {
    expect(retriesOf(error)).toBe(retries)
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
  ])('for %i is tried again %i times', (status, retries) => {
    expect(retriesOf(errorForStatus(status))).toBe(retries)
  })

  it('waits longer each time, and never longer than half a minute', () => {
    const waits = [0, 1, 2, 5, 20].map((failures) => retryDelay(failures, errorForStatus(500)))
    expect(waits).toEqual([1000, 2000, 4000, 30_000, 30_000])
  })

  it('waits as long as the server asked for', () => {
    const details = { retryAfter: 42 }
    const error = new RateLimitError('x', 'RATE_LIMIT_ERROR', { status: 429, details })
    expect(retryDelay(0, error)).toBe(42_000)
    expect(retryDelay(1, errorForStatus(429))).toBe(2000)
  })

  it('does not come back at once when the server asks for more than a timer holds', () => {
    const details = { retryAfter: 3_000_000 }
    const error = new RateLimitError('x', 'RATE_LIMIT_ERROR', { status: 429, details })
    expect(retryDelay(0, error)).toBe(2_147_483_647)
  })
})
