import type { Call } from '@/contract/call'
import { readError } from '@/contract/error'
import { withReceivedIds } from '@/contract/answers/number-ids'
import type { Finding } from './finding'
import { readCompletely } from './read-completely'

export interface BackendOptions {
  /** The base URL of the backend, without a trailing slash. */
  url: string
  token: string | null
  /** The origin of the app, if it is not the backend's: checks the CORS headers for it. */
  origin?: string
  fetch: (request: Request) => Promise<Response>
  /** Waits before a call that was answered with 429 is made again. */
  wait: (seconds: number) => Promise<void>
}

interface AskOptions {
  params?: Record<string, string>
  body?: unknown
  /** Statuses of failures that are no problem. */
  expected?: readonly number[]
}

/** What came back. */
export interface Answer {
  /** E.g. `GET /api/characters/7/wishlists`. */
  name: string
  /** null if there was no answer. */
  status: number | null
  /** Whether it was a success that the app can read. */
  isRead: boolean
  value?: unknown
  /** The ids of a received list, also of entries that cannot be read. */
  ids: string[]
}

export type Ask = (call: Call, options?: AskOptions) => Promise<Answer>

const ATTEMPTS_MAX = 4
const WAIT_SECONDS_MAX = 60
export const UNREACHABLE = 'The app says that it cannot reach the server.'

/** Returns a function that makes a call as the app does, and collects what is wrong with it. */
export function createAsk(options: BackendOptions) {
  const findings: Finding[] = []
  const calls: string[] = []
  /** The optional fields that all answers to a call lack; undefined while its lists are empty. */
  const absent = new Map<string, string[] | undefined>()

  async function exchange(request: Request): Promise<Response | null> {
    for (let attempt = 1; ; attempt += 1) {
      // A backend that does not answer fails with a TypeError or a timeout.
      const response = await options.fetch(request.clone()).catch(() => null)
      if (response?.status !== 429 || attempt === ATTEMPTS_MAX) return response
      const { details } = readError(parse(await response.clone().text()))
      const seconds = details?.retryAfter ?? Number(response.headers.get('Retry-After') ?? 1)
      await options.wait(Math.min(seconds, WAIT_SECONDS_MAX))
    }
  }

  const ask: Ask = async (call, { params = {}, body, expected = [] } = {}) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const name = `${call.method} ${path}`
    const group = `${call.method} ${call.path}`
    const isReading = call.method === 'GET'
    calls.push(name)
    const report = (finding: Pick<Finding, 'came' | 'effect'> & Partial<Finding>) =>
      findings.push({
        consequence: isReading ? 'hidden' : 'impossible',
        call: name,
        group,
        ...finding,
      })
    const response = await exchange(toRequest(options, call, path, body))
    if (!response) {
      report({ came: 'no answer', effect: UNREACHABLE })
      return { name, status: null, isRead: false, ids: [] }
    }
    if (!allowsOrigin(response, options.origin)) {
      const came = `no Access-Control-Allow-Origin: ${options.origin}`
      report({ group: call.method, came, effect: UNREACHABLE })
    }
    const { status } = response
    const text = await response.text()
    if (!response.ok) {
      const { message = '' } = readError(parse(text))
      const came = [`HTTP ${status}`, message].filter(Boolean).join(': ')
      const effect = isReading
        ? 'The app shows an error in its place.'
        : 'The app says that it failed.'
      if (!expected.includes(status)) report({ came, effect })
      return { name, status, isRead: false, ids: [] }
    }
    const read = await readCompletely(call, parse(isReading ? text : text || 'null'))
    for (const problem of read.problems) report(problem)
    if (isReading && read.isRead) {
      const known = absent.get(group)
      absent.set(group, read.lacks?.filter((field) => known?.includes(field) ?? true) ?? known)
    }
    return { name, status, isRead: read.isRead, value: read.value, ids: read.ids }
  }
  return { ask, findings, calls, absent }
}

function toRequest(
  { url, token, origin }: BackendOptions,
  call: Call,
  path: string,
  body: unknown,
) {
  return new Request(url + path, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(origin && { Origin: origin }),
    },
    body: body === undefined ? undefined : JSON.stringify(withReceivedIds(body)),
  })
}

export function allowsOrigin({ headers }: Response, origin: string | undefined): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin')
  return origin === undefined || allowed === origin || allowed === '*'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
