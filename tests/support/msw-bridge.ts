import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Call } from '@/contract/call'
import type { ErrorCode, ErrorDetails } from '@/contract/error'
import { createTestBackend, type TestBackend } from './backend'
import { BACKEND_ORIGIN } from './backend-parts'

/** A call the app has made. */
export interface SentRequest {
  method: string
  /** Path with its query. */
  path: string
  token: string | null
}

/** A call that waits on its way to the backend, until it is let go or refused. */
export interface HeldCall {
  /** How many are waiting. */
  readonly waiting: number
  /** Lets those that wait, and all that follow, go on to the backend. */
  release: () => void
  /** Refuses them instead. */
  refuse: (status: number, refusal?: Refusal) => void
}

interface Refusal {
  message?: string
  code?: ErrorCode
  details?: ErrorDetails
}

interface Repetition {
  /** Only the next call; all of them unless given. */
  isOnce?: boolean
}

/** The way from the app to the real backend, and what a test may do to the calls on it. */
export interface Api {
  readonly backend: TestBackend
  /** What the app has sent since the test began; a test may empty it. */
  readonly requests: SentRequest[]
  /** Those requests of one call. */
  sent: (call: Call) => SentRequest[]
  /** Answers a call in the backend's place. Undefined lets it through. */
  answer: (call: Call, resolver: HttpResponseResolver, options?: Repetition) => void
  /** Refuses a call as the contract says; without a message the body is empty. */
  refuse: (call: Call, status: number, refusal?: Refusal & Repetition) => void
  /** Drops the connection of a call. */
  disconnect: (call: Call) => void
  hold: (call: Call) => HeldCall
  /** Takes all faults back in the middle of a test. */
  restore: () => void
}

/**
 * Gives a test file a backend of its own and forwards every request of the app to it, in this
 * process: there is no second fake of the API. A request to anywhere else fails the test.
 */
export function bridgeToBackend(options?: Parameters<typeof createTestBackend>[0]): Api {
  let backend: TestBackend
  const requests: SentRequest[] = []
  const astray: string[] = []
  /** Ends what still waits, without it reaching the backend. */
  const drops: (() => void)[] = []
  const server = setupServer(
    http.all(`${BACKEND_ORIGIN}/*`, ({ request }) => backend.app.fetch(request)),
  )

  // Also of calls that a test answers itself.
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
  })
  afterEach(() => {
    for (const drop of drops.splice(0)) drop()
    server.resetHandlers()
    expect(astray.splice(0), 'requests to nowhere').toEqual([])
  })
  afterAll(async () => {
    server.close()
    await backend.close()
  })

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
    refuse(call, status, { isOnce, ...refusal } = {}) {
      answer(call, () => refusalOf(status, refusal), { isOnce })
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
        refuse: (status, refusal) => letGo(() => refusalOf(status, refusal)),
      }
    },
    restore: () => server.resetHandlers(),
  }
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

function refusalOf(status: number, { message, code = 'INTERNAL_ERROR', details }: Refusal = {}) {
  if (message === undefined) return new Response('', { status })
  return HttpResponse.json({ error: { message, code, details } }, { status })
}

/** A promise and the way to resolve it; Promise.withResolvers needs Node 22. */
export function withResolvers<Value>() {
  let resolve: ((value: Value) => void) | undefined
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve: (value: Value) => resolve?.(value) }
}
