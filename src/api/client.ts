import type { Call, CallBody, CallQuery, PathParams, ReceivedAnswer } from '@/contract/call'
import { receivedErrorSchema, type ErrorDetails } from '@/contract/error'
import { readAnswer, type ReadAnswer } from '@/contract/read-answer'
import { env } from '@/lib/env'
import { reportError } from '@/lib/report-error'
import { whenIdle } from '@/lib/when-idle'
import { takeEarlyRequest } from './early-requests'
import {
  ApiError,
  AuthError,
  ContractError,
  errorForStatus,
  NetworkError,
  TimeoutError,
  UNKNOWN_ERROR,
} from './errors'
import { findKnownAnswer, keepKnownAnswer } from './known-answers'
import { isUnreachable } from './retry'
import { confirmAnswer, readAnswerTo, removeAnswerTo, storeAnswer } from './stored-answers'
import { storedUseOf } from './stored-queries'
import { token } from './token'

/** docs/specification.md, section 9. */
const TIMEOUT_MS = 30_000

let onUnauthorized: () => void = () => undefined

/** Sets the handler for 401 answers. It is called only if the token is still the one that was sent. */
export function setUnauthorizedHandler(handler: () => void) {
  onUnauthorized = handler
}

type RequiredWhenGiven<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<Name, Value>

type Reader = (call: Call, body: unknown) => ReadAnswer | Promise<ReadAnswer>

/** Path parameters, query and body as the contract defines them for a call. The query is always optional. */
export type SendOptions<C extends Call> = {
  signal?: AbortSignal
  /** Sent instead of the stored token; null sends no token. */
  token?: string | null
  /** Completes the request even if the page is closed. */
  keepalive?: boolean
  /** Reads the body instead of `readAnswer`. */
  read?: Reader
} & (keyof PathParams<C['path']> extends never ? unknown : { params: PathParams<C['path']> }) &
  RequiredWhenGiven<'body', CallBody<C>> &
  (undefined extends CallQuery<C> ? unknown : { query?: CallQuery<C> })

/** The same options without generics, for internal use. */
interface AnyOptions {
  signal?: AbortSignal
  token?: string | null
  keepalive?: boolean
  read?: Reader
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/**
 * Sends a call of the contract and returns its parsed answer, unwrapped from `data` and its key. If there is no
 * connection, a query gets the answer that was stored (docs/adr/0007-offline.md).
 * @throws {ApiError} or a subclass of it; an abort by the caller's signal is rethrown unchanged
 */
export async function send<C extends Call>(
  call: C,
  ...[options]: object extends SendOptions<C>
    ? [options?: SendOptions<C>]
    : [options: SendOptions<C>]
): Promise<ReceivedAnswer<C>> {
  // The generic parameter only checks the callers' arguments. The code below treats all calls alike.
  const given = (options ?? {}) as AnyOptions
  const sentToken = given.token === undefined ? token.read() : given.token
  const stored = storedAnswerOf(call, given, sentToken)
  try {
    const { response, text, known, request } = await exchange(call, given, sentToken)
    if (!response.ok) {
      // Data that the server no longer shows are not shown without a connection either.
      if (response.status < 500) stored?.remove()
      throw toError(response, text)
    }
    const value = known ?? (await parseAnswer(call, text, given.read))
    if (call.method === 'GET') keepKnownAnswer(request, response.headers.get('ETag'), value)
    if (known) stored?.confirm()
    else stored?.write(text)
    // parseAnswer has checked the value against the schema that this type is inferred from.
    return value as ReceivedAnswer<C>
  } catch (error) {
    const answer = isUnreachable(error) && (await stored?.read())
    if (answer) return answer.value as ReceivedAnswer<C> // as above
    // A late 401 for an old token must not end a session that was started in the meantime.
    if (error instanceof AuthError && token.read() === sentToken) onUnauthorized()
    throw error
  }
}

/** Returns the URL to which the browser navigates for a path of the backend. */
export function apiUrl(path: string): string {
  return `${env.apiUrl}${path}`
}

function urlOf(call: Call, { params = {}, query = {} }: AnyOptions): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return apiUrl(search.size > 0 ? `${path}?${search}` : path)
}

/** Sends the request and reads the whole body, so that the timeout covers an incomplete answer too. */
async function exchange(call: Call, options: AnyOptions, sentToken: string | null) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const signals = [timeout.signal, ...(options.signal ? [options.signal] : [])]
  try {
    const url = urlOf(call, options)
    const signal = AbortSignal.any(signals)
    const early = call.method === 'GET' && takeEarlyRequest(url, sentToken, signal)
    const response = await (early ||
      fetch(url, {
        method: call.method,
        headers: {
          'Content-Type': 'application/json',
          ...(sentToken && { Authorization: `Bearer ${sentToken}` }),
        },
        body: options.body === undefined ? undefined : JSON.stringify(options.body),
        keepalive: options.keepalive,
        signal,
      }))
    const request = `${sentToken} ${url}`
    const known =
      call.method === 'GET' && response.ok
        ? findKnownAnswer(request, response.headers.get('ETag'))
        : undefined
    if (known) void response.body?.cancel()
    return { response, text: known ? '' : await response.text(), known, request }
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (timeout.signal.aborted) {
      throw new TimeoutError(`Request timeout after ${TIMEOUT_MS}ms`, 'CONNECTION_TIMEOUT')
    }
    // fetch throws a TypeError if it cannot connect or loses the connection.
    if (error instanceof TypeError) {
      throw new NetworkError(
        'Unable to connect to server. Please check your internet connection.',
        'NETWORK_ERROR',
        { cause: error },
      )
    }
    reportError(error, `${call.method} ${call.path}`)
    throw new ApiError(UNKNOWN_ERROR, 'INTERNAL_ERROR', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** The stored answer to a call; undefined if answers to it are not stored: only queries of players' pages are. */
function storedAnswerOf(call: Call, options: AnyOptions, sentToken: string | null) {
  const use = storedUseOf(options.signal)
  if (!use || sentToken === null || call.method !== 'GET' || call.access === 'admin')
    return undefined
  const url = new URL(urlOf(call, options), window.location.origin).href
  return {
    // Not while the page loads.
    write: (text: string) => whenIdle(() => void storeAnswer(sentToken, url, text)),
    confirm: () => whenIdle(() => void confirmAnswer(sentToken, url)),
    remove: () => void removeAnswerTo(sentToken, url),
    async read() {
      const found = use.isAllowed ? await readAnswerTo(sentToken, url) : undefined
      const read = found && readAnswer(call, parseJson(found.text))
      // An earlier version of the app may have stored an answer that this one cannot read.
      if (!read || !('value' in read)) return undefined
      use.storedAt = Math.min(use.storedAt ?? found.storedAt, found.storedAt)
      return read
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toError(response: Response, text: string): ApiError {
  const parsed = receivedErrorSchema.safeParse(parseJson(text))
  const body = parsed.success ? parsed.data.error : undefined
  const header = response.headers.get('Retry-After')
  const retryAfter = body?.details?.retryAfter ?? (header ? Number(header) : Number.NaN)
  const details: ErrorDetails | undefined =
    Number.isFinite(retryAfter) && retryAfter >= 0
      ? { ...body?.details, retryAfter }
      : (body?.details ?? undefined)
  const requestId = response.headers.get('X-Request-Id') ?? undefined
  return errorForStatus(response.status, { ...body, details, requestId })
}

async function parseAnswer(call: Call, text: string, reader: Reader = readAnswer) {
  const read = await reader(call, parseJson(text))
  if ('value' in read) return read.value
  const { field, message, cause } = read.issue
  const error = new ContractError(
    'The server sent an answer that this app does not understand.',
    'INVALID_FORMAT',
    { cause },
  )
  reportError(error, `${call.method} ${call.path}: ${field}: ${message}`)
  throw error
}
