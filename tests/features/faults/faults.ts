import { delay, HttpResponse, type HttpResponseResolver } from 'msw'
import { vi } from 'vitest'

/** One way for a call to fail, and the message that the screen must show for it. */
export interface Fault {
  name: string
  /**
   * HTTP status; undefined where no complete response arrives, 200 for one that breaks the
   * contract.
   */
  status?: number
  answer: HttpResponseResolver
  says: string
}

const UNREACHABLE = 'Unable to connect to server. Please check your internet connection.'
const NOT_UNDERSTOOD = 'The server sent an answer that this app does not understand.'

/** A rejection in the contract's shape. No message is a part of another. */
function rejection(name: string, status: number, code: string, details?: object): Fault {
  const message = `The server said why (${name})`
  const answer = () => HttpResponse.json({ error: { message, code, details } }, { status })
  return { name, status, answer, says: message }
}

/** A response whose connection is lost in the middle of the body. */
function losesConnection() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":{'))
      // fetch reports a lost connection as this error.
      controller.error(new TypeError('terminated'))
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}

/** An HTML page instead of JSON, as from a proxy or a captive portal. */
function page(status: number) {
  return () => HttpResponse.html('<!doctype html><h1>Please stand by</h1>', { status })
}

/**
 * The ways in which a call can fail. Neighbours have different messages, so that
 * they can be tested one after another on one screen.
 */
export const FAULTS: readonly Fault[] = [
  rejection('401', 401, 'AUTH_REQUIRED'),
  rejection('500', 500, 'INTERNAL_ERROR'),
  rejection('403', 403, 'FORBIDDEN'),
  rejection('404', 404, 'NOT_FOUND'),
  rejection('409', 409, 'BAD_REQUEST'),
  rejection('429 with retryAfter', 429, 'RATE_LIMIT_ERROR', { retryAfter: 1 }),
  rejection('429', 429, 'RATE_LIMIT_ERROR'),
  {
    name: '500 without a body',
    status: 500,
    answer: () => new HttpResponse(null, { status: 500 }),
    says: 'HTTP 500',
  },
  { name: '502 with HTML', status: 502, answer: page(502), says: 'HTTP 502' },
  { name: '200 with HTML', status: 200, answer: page(200), says: NOT_UNDERSTOOD },
  { name: 'connection refused', answer: () => HttpResponse.error(), says: UNREACHABLE },
  {
    name: 'empty body',
    status: 200,
    answer: () => new HttpResponse(null, { status: 200 }),
    says: NOT_UNDERSTOOD,
  },
  { name: 'timeout', answer: neverAnswers, says: 'Request timeout after 30000ms' },
  {
    name: 'broken contract',
    status: 200,
    answer: () => HttpResponse.json({ data: { unknown: true } }),
    says: NOT_UNDERSTOOD,
  },
  { name: 'connection lost', answer: losesConnection, says: UNREACHABLE },
]

/** Answers that are complete and successful, but wrong. */
export const WRONG_ANSWERS: readonly Fault[] = [
  { name: 'HTML', answer: page(200) },
  { name: '{}', answer: () => HttpResponse.json({}) },
  { name: 'null', answer: () => HttpResponse.json(null) },
  { name: 'data: null', answer: () => HttpResponse.json({ data: null }) },
  { name: 'array', answer: () => HttpResponse.json([1, 2]) },
  { name: 'half a body', answer: () => new HttpResponse('{"data":{"id":"1","na') },
  { name: '204', answer: () => new HttpResponse(null, { status: 204 }) },
].map((fault) => ({ ...fault, status: 200, says: NOT_UNDERSTOOD }))

const TIMEOUT_MS = 30_000
const timers = new Map<unknown, () => void>()
/** The number of calls that `neverAnswers` has received since timeouts were fired. */
let silentCalls = 0

/** Holds back the client's timeouts, so that `neverAnswers` can fire one at once. */
export function holdTimeouts() {
  timers.clear()
  silentCalls = 0
  const { setTimeout, clearTimeout } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number, ...rest: unknown[]) => {
    // A timer of the query cache, after which an answer is stale, can have the same length.
    if (ms !== TIMEOUT_MS || !new Error().stack?.includes('src/api/client')) {
      return setTimeout(run, ms, ...rest)
    }
    const id = {}
    timers.set(id, run)
    return id
  })
  vi.stubGlobal('clearTimeout', (id: Parameters<typeof clearTimeout>[0]) => {
    if (!timers.delete(id)) clearTimeout(id)
  })
}

/**
 * Waits until only calls without an answer have a timeout pending, then fires it. There can be two:
 * a call is refetched after the fault before.
 */
async function neverAnswers() {
  silentCalls += 1
  await vi.waitUntil(() => timers.size === silentCalls, { timeout: 60_000, interval: 5 })
  fireTimeouts()
  return staysSilent()
}

/** Fires the timeouts of all calls in progress. */
export function fireTimeouts() {
  for (const run of timers.values()) run()
  timers.clear()
  silentCalls = 0
}

/** A request that is never answered. */
export async function staysSilent() {
  await delay('infinite')
  return undefined
}
