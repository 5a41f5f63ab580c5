import { delay, HttpResponse, type HttpResponseResolver } from 'msw'
import { vi } from 'vitest'

/** One way for a call to fail, and the message the person is to read for it, wherever it shows. */
export interface Fault {
  name: string
  /** HTTP status; none where no whole answer came, 200 for an answer that is no answer. */
  status?: number
  answer: HttpResponseResolver
  says: string
}

const SAID = 'The server said why'
const UNREACHABLE = 'Unable to connect to server. Please check your internet connection.'
const NOT_UNDERSTOOD = 'The server sent an answer that this app does not understand.'

function refuses(status: number, code: string, details?: object) {
  return () => HttpResponse.json({ error: { message: SAID, code, details } }, { status })
}

/** A server that breaks off in the middle of its answer. */
function breaksOff() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":{'))
      // What fetch makes of a connection that is lost.
      controller.error(new TypeError('terminated'))
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}

/** A proxy, a captive portal: a page where JSON was expected. */
function page(status: number) {
  return () => HttpResponse.html('<!doctype html><h1>Please stand by</h1>', { status })
}

/** Every way a call can fail (quality.md); the messages are those of spec section 8. */
export const FAULTS: readonly Fault[] = [
  { name: '401', status: 401, answer: refuses(401, 'AUTH_REQUIRED'), says: SAID },
  { name: '403', status: 403, answer: refuses(403, 'FORBIDDEN'), says: SAID },
  { name: '404', status: 404, answer: refuses(404, 'NOT_FOUND'), says: SAID },
  { name: '409', status: 409, answer: refuses(409, 'BAD_REQUEST'), says: SAID },
  {
    name: '429 with retryAfter',
    status: 429,
    answer: refuses(429, 'RATE_LIMIT_ERROR', { retryAfter: 1 }),
    says: SAID,
  },
  { name: '429', status: 429, answer: refuses(429, 'RATE_LIMIT_ERROR'), says: SAID },
  { name: '500', status: 500, answer: refuses(500, 'INTERNAL_ERROR'), says: SAID },
  {
    name: '500 without a body',
    status: 500,
    answer: () => new HttpResponse(null, { status: 500 }),
    says: 'HTTP 500',
  },
  { name: '502 with a page', status: 502, answer: page(502), says: 'HTTP 502' },
  { name: 'a page', status: 200, answer: page(200), says: NOT_UNDERSTOOD },
  {
    name: 'an empty body',
    status: 200,
    answer: () => new HttpResponse(null, { status: 200 }),
    says: NOT_UNDERSTOOD,
  },
  {
    name: 'a broken contract',
    status: 200,
    answer: () => HttpResponse.json({ data: { unknown: true } }),
    says: NOT_UNDERSTOOD,
  },
  { name: 'no answer in time', answer: neverAnswers, says: 'Request timeout after 30000ms' },
  { name: 'a refused connection', answer: () => HttpResponse.error(), says: UNREACHABLE },
  { name: 'a connection lost on the way', answer: breaksOff, says: UNREACHABLE },
]

const TIMEOUT_MS = 30_000
const timers = new Map<unknown, () => void>()

/** Holds the client's timeouts, so that `neverAnswers` can let one pass at once. */
export function holdTimeouts() {
  timers.clear()
  const { setTimeout, clearTimeout } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== TIMEOUT_MS) return setTimeout(run, ms, ...rest)
    const id = {}
    timers.set(id, run)
    return id
  })
  vi.stubGlobal('clearTimeout', (id: Parameters<typeof clearTimeout>[0]) => {
    if (!timers.delete(id)) clearTimeout(id)
  })
}

/** Waits until every other call has been answered; what then still has a timeout is this one. */
async function neverAnswers() {
  await vi.waitUntil(() => timers.size === 1, { timeout: 4000, interval: 5 })
  for (const run of timers.values()) run()
  return delay('infinite').then(() => undefined)
}
