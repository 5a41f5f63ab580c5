import type { Call } from '@/contract/call'
import { readError } from '@/contract/error'
import { withReceivedIds } from '@/contract/answers/number-ids'
import { readCompletely, type Finding } from './read-completely'

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
interface Answer {
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

const ATTEMPTS_MAX = 4
const WAIT_SECONDS_MAX = 60
export const UNREACHABLE = 'The app says that it cannot reach the server.'

/** Ends a part of the check; the message is the reason why the rest of it is not checked. */
export class NotChecked extends Error {}

export type Check = ReturnType<typeof createCheck>

/** Makes calls as the app does, and collects what is wrong with the answers. */
export function createCheck(options: BackendOptions) {
  const findings: Finding[] = []
  const calls: string[] = []
  const unchecked: string[] = []
  /** The optional fields that all answers to a call lack; undefined while its lists are empty. */
  const absent = new Map<string, string[] | undefined>()

  async function ask(call: Call, { params = {}, body, expected = [] }: AskOptions = {}) {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const name = `${call.method} ${path}`
    const group = `${call.method} ${call.path}`
    const isReading = call.method === 'GET'
    const consequence = isReading ? 'hidden' : 'impossible'
    const answer: Answer = { name, status: null, isRead: false, ids: [] }
    calls.push(name)
    const add = (finding: Pick<Finding, 'came' | 'effect'> & Partial<Finding>) =>
      findings.push({ consequence, call: name, group, ...finding })
    const response = await send(options, toRequest(options, call, path, body))
    if (!response) {
      add({ came: 'no answer', effect: UNREACHABLE })
      return answer
    }
    answer.status = response.status
    if (!allowsOrigin(response, options.origin)) {
      const came = `no Access-Control-Allow-Origin: ${options.origin}`
      add({ group: call.method, came, effect: UNREACHABLE })
    }
    const text = await response.text()
    if (!response.ok) {
      const { message = '' } = readError(parse(text))
      const came = [`HTTP ${response.status}`, message].filter(Boolean).join(': ')
      const effect = isReading
        ? 'The app shows an error in its place.'
        : 'The app says that it failed.'
      if (!expected.includes(response.status)) add({ came, effect })
      return answer
    }
    const { problems, lacks, ...read } = await readCompletely(
      call,
      parse(isReading ? text : text || 'null'),
    )
    for (const problem of problems) add(problem)
    if (isReading && read.isRead) {
      const known = absent.get(group)
      absent.set(group, lacks?.filter((field) => known?.includes(field) ?? true) ?? known)
    }
    return { ...answer, ...read }
  }

  return {
    findings,
    calls,
    absent,
    unchecked,
    ask,
    /**
     * Makes a call whose answer the part needs.
     * @throws {NotChecked} if the answer cannot be read
     */
    async need(...asked: Parameters<typeof ask>): Promise<Answer> {
      return ensureRead(await ask(...asked))
    },
    /** Reports something that cannot be done with the call of an answer. */
    report({ name }: Pick<Answer, 'name'>, came: string, effect: string) {
      findings.push({ consequence: 'impossible', call: name, came, effect })
    },
    /** Runs a part of the check until it needs an answer that cannot be read. */
    async part(name: string, run: () => Promise<void>): Promise<void> {
      try {
        await run()
      } catch (error) {
        if (!(error instanceof NotChecked)) throw error
        unchecked.push(`${name}, because ${error.message}.`)
      }
    },
  }
}

/** @throws {NotChecked} if the answer cannot be read */
export function ensureRead(answer: Answer): Answer {
  const { name, status, isRead } = answer
  if (isRead) return answer
  if (status === null) throw new NotChecked(`${name} was not answered`)
  const isSuccess = status < 300
  throw new NotChecked(
    `${name} ${isSuccess ? 'could not be read' : `was answered with HTTP ${status}`}`,
  )
}

/** Sends a request, again after a 429; null if there is no answer. */
async function send({ fetch, wait }: BackendOptions, request: Request): Promise<Response | null> {
  for (let attempt = 1; ; attempt += 1) {
    // A backend that does not answer fails with a TypeError or a timeout.
    const response = await fetch(request.clone()).catch(() => null)
    if (response?.status !== 429 || attempt === ATTEMPTS_MAX) return response
    const { details } = readError(parse(await response.clone().text()))
    const seconds = details?.retryAfter ?? Number(response.headers.get('Retry-After') ?? 1)
    await wait(Math.min(seconds, WAIT_SECONDS_MAX))
  }
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
