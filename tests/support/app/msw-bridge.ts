import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Call } from '@/contract/call'
import type { ErrorCode, ErrorDetails } from '@/contract/error'
import { createTestBackend, type TestBackend } from '../backend/backend'
import { BACKEND_ORIGIN } from '../backend/backend-parts'
import type { Backend } from '../specified-backend'

/** A request that the app has sent. */
export interface SentRequest {
  method: string
  /** Path with its query. */
  path: string
  token: string | null
}

/** A call that is held back until the test releases or rejects it. */
export interface HeldCall {
  /** Number of requests held back. */
  readonly waiting: number
  /** Forwards the held requests and all later ones to the backend. */
  release: () => void
  /** Answers them with an error instead. */
  reject: (status: number, rejection?: Rejection) => void
}

interface Rejection {
  message?: string
  code?: ErrorCode
  details?: ErrorDetails
}

interface Repetition {
  /** Affects only the next request; by default, all requests. */
  isOnce?: boolean
}

/** The connection from the app to the reference backend, with ways to make calls fail. */
export interface Api {
  readonly backend: TestBackend
  /** Requests sent since the test began; a test may empty the array. */
  readonly requests: SentRequest[]
  /** The requests of one call. */
  sent: (call: Call) => SentRequest[]
  /**
   * Answers a call instead of the backend. A resolver that returns undefined forwards the request.
   */
  answer: (call: Call, resolver: HttpResponseResolver, options?: Repetition) => void
  /**
   * Answers a call with an error in the contract's shape, or with an empty body if no message is
   * given.
   */
  reject: (call: Call, status: number, rejection?: Rejection & Repetition) => void
  /** Fails a call with a network error. */
  disconnect: (call: Call) => void
  hold: (call: Call) => HeldCall
  /** Removes all faults and ends held requests. */
  restore: () => void
}

/**
 * Starts a reference backend for a test file and forwards every request of the app to it, in
 * process. A request to any other origin fails the test.
 * @param through puts something in front of the backend, e.g. `specifiedBackend`
 */
export function bridgeToBackend(
  options?: Parameters<typeof createTestBackend>[0],
  through: (backend: Backend) => Backend = (direct) => direct,
): Api {
  let backend: TestBackend
  const answerRequest = through(async (request) => backend.app.fetch(request))
  const requests: SentRequest[] = []
  const astray: string[] = []
  /** Functions that end held requests without forwarding them. */
  const drops: (() => void)[] = []
  const server = setupServer(
    http.all(`${BACKEND_ORIGIN}/*`, ({ request }) => answerRequest(request)),
  )

  // Includes calls that a test answers itself.
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null
    requests.push({ method: request.method, path: pathname + search, token })
  })

  beforeAll(async () => {
    backend = await createTestBackend(options)
    server.listen({
      onUnhandledRequest(request, print) {
        astray.push(`${request.method} ${request.url}`)
        print.error()
      },
    })
  })
  beforeEach(() => {
    requests.length = 0
    // It stands still, and the app takes a change that is a minute old for an earlier one.
    backend.clock.now = Math.max(backend.clock.now, Date.now())
  })
  afterEach(() => {
    restore()
    expect(astray.splice(0), 'requests to other origins').toEqual([])
  })
  afterAll(async () => {
    server.close()
    await backend.close()
  })

  function restore() {
    for (const drop of drops.splice(0)) drop()
    server.resetHandlers()
  }

  function answer(call: Call, resolver: HttpResponseResolver, { isOnce = false }: Repetition = {}) {
    const method = http[METHODS[call.method]]
    server.use(method(`${BACKEND_ORIGIN}${call.path}`, resolver, { once: isOnce }))
  }

  return {
    get backend() {
      return backend
    },
    requests,
    sent({ method, path }) {
      const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`)
      return requests.filter((sent) => sent.method === method && pattern.test(sent.path))
    },
    answer,
    reject(call, status, { isOnce, ...rejection } = {}) {
      answer(call, () => rejectionOf(status, rejection), { isOnce })
    },
    disconnect: (call) => answer(call, () => HttpResponse.error()),
    hold(call) {
      const { promise: decision, resolve: letGo } = withResolvers<() => Response | undefined>()
      let waiting = 0
      answer(call, async () => {
        waiting += 1
        const outcome = await decision
        waiting -= 1
        return outcome()
      })
      drops.push(() => letGo(HttpResponse.error))
      return {
        get waiting() {
          return waiting
        },
        release: () => letGo(() => undefined),
        reject: (status, rejection) => letGo(() => rejectionOf(status, rejection)),
      }
    },
    restore,
  }
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

function rejectionOf(
  status: number,
  { message, code = 'INTERNAL_ERROR', details }: Rejection = {},
) {
  if (message === undefined) return new Response('', { status })
  return HttpResponse.json({ error: { message, code, details } }, { status })
}

/** `Promise.withResolvers`, which Node 20 does not have. */
export function withResolvers<Value>() {
  let resolve: ((value: Value) => void) | undefined
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve: (value: Value) => resolve?.(value) }
}
