import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from '@/api/client'
import { ApiError, NetworkError, TimeoutError } from '@/api/errors'
import { getMe } from '@/contract/session'
import { answer, failureOf, stubFetch } from './stub-fetch'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Like fetch: ends only when its signal says so. */
function never({ signal }: RequestInit) {
  return new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Like a server that sends the head and the start of a body. */
function stalled({ signal }: RequestInit) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body)
}

function brokenOff(error: Error) {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(error) })
  return new Response(body)
}

describe('no answer', () => {
  const NO_CONNECTION = 'Unable to connect to server. Please check your internet connection.'

  it.each([
    ['to connect', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['in the middle', () => brokenOff(new TypeError('terminated'))],
  ])('for a connection that fails %s is a network error', async (_, respond) => {
    stubFetch(respond)
    const failure = await failureOf(send(getMe))
    expect(failure).toBeInstanceOf(NetworkError)
    expect(failure).toMatchObject({ message: NO_CONNECTION, code: 'NETWORK_ERROR' })
    expect(failure.status).toBeUndefined()
  })

  it.each([
    ['nothing at all', never],
    ['a body that stops in the middle', stalled],
  ])('in thirty seconds (%s) is a timeout', async (_, respond) => {
    vi.useFakeTimers()
    stubFetch(respond)
    const outcome = failureOf(send(getMe))
    await vi.advanceTimersByTimeAsync(29_999)
    const early = await Promise.race([outcome, Promise.resolve('still waiting')])
    expect(early).toBe('still waiting')
    await vi.advanceTimersByTimeAsync(1)
    const failure = await outcome
    expect(failure).toBeInstanceOf(TimeoutError)
    expect(failure).toMatchObject({
      message: 'Request timeout after 30000ms',
      code: 'CONNECTION_TIMEOUT',
    })
  })

  it('leaves no timer behind when it comes', async () => {
    vi.useFakeTimers()
    stubFetch(() => answer(500))
    await failureOf(send(getMe))
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['before the answer', never],
    ['in the middle of it', stalled],
  ])('because the caller gave up %s passes through as it is', async (_, respond) => {
    stubFetch(respond)
    const controller = new AbortController()
    const outcome = failureOf(send(getMe, { signal: controller.signal }))
    controller.abort()
    const failure: unknown = await outcome
    expect(failure).toBe(controller.signal.reason)
    expect(failure).not.toBeInstanceOf(ApiError)
  })

  it('for a reason that nobody knows still says something', async () => {
    // oxlint-disable-next-line prefer-promise-reject-errors -- not an Error is the point
    stubFetch(() => Promise.reject('odd'))
    expect(await failureOf(send(getMe))).toMatchObject({
      message: 'Unknown error occurred',
      code: 'INTERNAL_ERROR',
    })
  })
})
