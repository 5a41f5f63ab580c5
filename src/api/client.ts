import type { Call, CallBody, CallQuery, PathParams, ReceivedAnswer } from '@/contract/call'
import { readError } from '@/contract/error'
import { withReceivedIds } from '@/contract/answers/number-ids'
import { describeMissingPages, readAnswer, type AnswerIssue } from '@/contract/answers/read-answer'
import { env } from '@/lib/env'
import { reportError } from '@/lib/report-error'
import { parseJson } from '@/lib/parse-json'
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
import { idempotencyKeyOf } from './idempotency-keys'
import { isUnreachable } from './retry'
import { storedAnswerTo } from './stored-answers'
import { token } from './token'

/** docs/specification.md, section 9. */
const TIMEOUT_MS = 30_000

let onUnauthorized: () => void = () => undefined

/**
 * Sets the handler for 401 answers. It is called only if the token is still the one that was sent.
 */
export function setUnauthorizedHandler(handler: () => void) {
  onUnauthorized = handler
}

/** What is missing in the read answer to a call. */
export interface MissingEntries {
  /** Why entries of its lists cannot be read. */
  issues: readonly AnswerIssue[]
  /** A sentence about the pages of the list that were not sent, without its full stop. */
  missingPages: string | null
}

let onLeftOut: (call: Call, missing: MissingEntries) => unknown = () => undefined

/** Sets the handler for entries of lists that are not shown. */
export function setLeftOutHandler(handler: typeof onLeftOut) {
  onLeftOut = handler
}

type RequiredWhenGiven<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<Name, Value>

/**
 * Path parameters, query and body as the contract defines them for a call. The query is always
 * optional.
 */
export type SendOptions<C extends Call> = {
  signal?: AbortSignal
  /** Sent instead of the stored token; null sends no token. */
  token?: string | null
  /** Completes the request even if the page is closed. */
  keepalive?: boolean
} & (keyof PathParams<C['path']> extends never ? unknown : { params: PathParams<C['path']> }) &
  RequiredWhenGiven<'body', CallBody<C>> &
  (undefined extends CallQuery<C> ? unknown : { query?: CallQuery<C> })

/** The same options without generics, for internal use. */
interface AnyOptions {
  signal?: AbortSignal
  token?: string | null
  keepalive?: boolean
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/**
 * Sends a call of the contract and returns its parsed answer, unwrapped from `data` and its key. If
 * there is no connection, a query gets the answer that was stored (docs/adr/0007-offline.md).
 * @throws {ApiError} or a subclass of it, and an AuthError if the session has ended before the
 *   answer; an abort by the caller's signal is rethrown unchanged
 */
export async function send<C extends Call>(
  call: C,
  ...[options]: object extends SendOptions<C>
    ? [options?: SendOptions<C>]
    : [options: SendOptions<C>]
): Promise<ReceivedAnswer<C>> {
  // The generic parameter only checks the callers' arguments. The code below treats all calls
  // alike.
  const given = (options ?? {}) as AnyOptions
  const sentToken = given.token === undefined ? token.read() : given.token
  const url = urlOf(call, given)
  const stored = storedAnswerTo({ call, url, token: sentToken, signal: given.signal })
  // Whoever waits for an answer of an ended session must not show it to the next user.
  const hasEnded = () => given.token === undefined && token.read() !== sentToken
  try {
    const { response, text } = await exchange(call, url, given, sentToken)
    if (hasEnded()) throw errorForStatus(401)
    if (!response.ok) {
      stored?.removeAfter(response.status)
      throw toError(call, response, text)
    }
    const value = await parseAnswer(call, text)
    stored?.write(text)
    // parseAnswer has checked the value against the schema that this type is inferred from.
    return value as ReceivedAnswer<C>
  } catch (error) {
    if (hasEnded() && !given.signal?.aborted) throw errorForStatus(401)
    const answer = isUnreachable(error) && (await stored?.read())
    if (answer) return answer.value as ReceivedAnswer<C> // as above
    if (error instanceof AuthError) endSession(sentToken)
    throw error
  }
}

/** Returns the URL to which the browser navigates for a path of the backend. */
export function apiUrl(path: string): string {
  return `${env.apiUrl}${path}`
}

/**
 * Handles a 401 answer. A late one for an old token must not end a session that was started in the
 * meantime.
 */
export function endSession(sentToken: string | null) {
  if (token.read() === sentToken) onUnauthorized()
}

/** The URL of a call with its path parameters and query. */
export function urlOf(call: Call, { params = {}, query = {} }: AnyOptions): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return apiUrl(search.size > 0 ? `${path}?${search}` : path)
}

/**
 * Sends the request and reads the whole body, so that the timeout covers an incomplete answer too.
 */
async function exchange(call: Call, url: string, options: AnyOptions, sentToken: string | null) {
  const abort = new AbortController()
  const { signal } = abort
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS)
  const onCallerAbort = () => abort.abort(options.signal?.reason)
  if (options.signal?.aborted) onCallerAbort()
  options.signal?.addEventListener('abort', onCallerAbort)
  try {
    const idempotencyKey = idempotencyKeyOf(call, `${sentToken} ${url}`, options.body)
    const early = call.method === 'GET' && takeEarlyRequest(url, sentToken, signal)
    const response = await (early ||
      fetch(url, {
        method: call.method,
        headers: {
          'Content-Type': 'application/json',
          ...(sentToken && { Authorization: `Bearer ${sentToken}` }),
          ...idempotencyKey?.headers,
        },
        body:
          options.body === undefined ? undefined : JSON.stringify(withReceivedIds(options.body)),
        keepalive: options.keepalive,
        signal,
      }))
    const text = await response.text()
    if (response.ok) idempotencyKey?.forget()
    return { response, text }
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (signal.aborted) {
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
    options.signal?.removeEventListener('abort', onCallerAbort)
  }
}

/** The path of one entity, with its id at the end. */
const ENTITY_PATH = /:\w+Id$/

/** The error of a rejected call with this body. */
export function toError(
  { method, path }: Call,
  { status, headers }: Response,
  text: string,
): ApiError {
  const parts = readError(parseJson(text))
  const header = headers.get('Retry-After')
  const retryAfter = parts.details?.retryAfter ?? Number(header || Number.NaN)
  const details = retryAfter >= 0 ? { ...parts.details, retryAfter } : parts.details
  const requestId = headers.get('X-Request-Id') ?? undefined
  // Other backends may reject an id that no entity can have.
  const isUnknownId = status === 400 && method === 'GET' && ENTITY_PATH.test(path)
  return errorForStatus(isUnknownId ? 404 : status, { ...parts, details, requestId })
}

async function parseAnswer(call: Call, text: string) {
  const body = parseJson(call.method === 'GET' ? text : text || 'null')
  const read = await readAnswer(call, body)
  if ('value' in read) {
    const missingPages = describeMissingPages(call, body)
    if (read.leftOut[0] || missingPages) onLeftOut(call, { issues: read.leftOut, missingPages })
    return read.value
  }
  const { field, message } = read.issue
  const error = new ContractError(
    'The server sent an answer that this app does not understand.',
    'INVALID_FORMAT',
  )
  reportError(error, `${call.method} ${call.path}: ${field}: ${message}`)
  throw error
}
