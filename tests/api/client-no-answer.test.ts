import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from '@/api/client'
import { ApiError, NetworkError } from '@/api/errors'
import { getMe } from '@/contract/session'
import { setErrorSink } from '@/lib/report-error'
import { answer, failureOf, stubFetch } from './stub-fetch'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Never answers; rejects when the signal aborts, like fetch. */
function never({ signal }: RequestInit) {
  return new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

/** Answers with the start of a body that never ends. */
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

describe('send without an answer', () => {
  const NO_CONNECTION = 'Unable to connect to server. Please check your internet connection.'

  it.each([
    ['cannot be opened', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is lost during the answer', () => brokenOff(new TypeError('terminated'))],
  ])('a connection that %s throws a NetworkError', async (_, respond) => {
    stubFetch(respond)
    const failure = await failureOf(send(getMe))
    expect(failure).toBeInstanceOf(NetworkError)
    expect(failure).toMatchObject({ message: NO_CONNECTION, code: 'NETWORK_ERROR' })
    expect(failure.status).toBeUndefined()
  })

  it('clears its timer after an answer', async () => {
    vi.useFakeTimers()
    stubFetch(() => answer(500))
    await failureOf(send(getMe))
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['before the answer', never],
    ['during the answer', stalled],
  ])('an abort by the caller %s is rethrown unchanged', async (_, respond) => {
    stubFetch(respond)
    const controller = new AbortController()
    const outcome = failureOf(send(getMe, { signal: controller.signal }))
    controller.abort()
    const failure: unknown = await outcome
    expect(failure).toBe(controller.signal.reason)
    expect(failure).not.toBeInstanceOf(ApiError)
  })

  it.each(['odd', new RangeError('Out of range')])(
    'anything else that is thrown (%s): "Unknown error occurred", and the log has its own text',
    async (thrown) => {
      const reports = vi.fn<(error: unknown, where: string) => void>()
      setErrorSink(reports)
      // oxlint-disable-next-line prefer-promise-reject-errors -- one case is not an Error
      stubFetch(() => Promise.reject(thrown))
      expect(await failureOf(send(getMe))).toMatchObject({
        message: 'Unknown error occurred',
        code: 'INTERNAL_ERROR',
      })
      expect(reports.mock.calls).toEqual([[thrown, 'GET /api/me']])
    },
  )
})
