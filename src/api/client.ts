import type { Call, CallAnswer, CallBody, CallQuery, PathParams } from '@/contract/call'
import { receivedErrorSchema, type ErrorDetails } from '@/contract/error'
import { env } from '@/lib/env'
import { reportError } from '@/lib/report-error'
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

/** Path parameters, query and body as the contract defines them for a call. The query is always optional. */
export type SendOptions<C extends Call> = {
  signal?: AbortSignal
  /** Sent instead of the stored token; null sends no token. */
  token?: string | null
} & (keyof PathParams<C['path']> extends never ? unknown : { params: PathParams<C['path']> }) &
  RequiredWhenGiven<'body', CallBody<C>> &
  (undefined extends CallQuery<C> ? unknown : { query?: CallQuery<C> })

/** The same options without generics, for internal use. */
interface AnyOptions {
  signal?: AbortSignal
  token?: string | null
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/**
 * Sends a call of the contract and returns its parsed answer, unwrapped from `data` and its key.
 * @throws {ApiError} or a subclass of it; an abort by the caller's signal is rethrown unchanged
 */
export async function send<C extends Call>(
  call: C,
  ...[options]: object extends SendOptions<C>
    ? [options?: SendOptions<C>]
    : [options: SendOptions<C>]
): Promise<CallAnswer<C>> {
  // The generic parameter only checks the callers' arguments. The code below treats all calls alike.
  const given = (options ?? {}) as AnyOptions
  const sentToken = given.token === undefined ? token.read() : given.token
  try {
    const { response, text } = await exchange(call, given, sentToken)
    if (!response.ok) throw toError(response, text)
    // parseAnswer has checked the value against the schema that this type is inferred from.
    return parseAnswer(call, text) as CallAnswer<C>
  } catch (error) {
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
        signal,
      }))
    return { response, text: await response.text() }
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

function parseAnswer(call: Call, text: string): unknown {
  if (!call.answer) return undefined
  const body = unwrap(parseJson(text), 'data')
  const entity = call.key ? unwrap(body, call.key) : body
  const parsed = call.answer.safeParse(entity)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const error = new ContractError(
    'The server sent an answer that this app does not understand.',
    'INVALID_FORMAT',
    { cause: parsed.error },
  )
  const field = issue?.path.join('.') || '(whole answer)'
  reportError(error, `${call.method} ${call.path}: ${field}: ${issue?.message}`)
  throw error
}

/** Returns the value under a key, or the value itself, because other backends may send it without the key. */
function unwrap(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && key in value ? (value as Record<string, unknown>)[key] : value
}
