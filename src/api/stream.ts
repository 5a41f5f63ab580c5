import type { Call, CallEvent } from '@/contract/call'
import { parseJson } from '@/lib/parse-json'
import { createParser } from 'eventsource-parser'
import { endSession, toError, urlOf } from './client'
import { AuthError, NetworkError, TimeoutError } from './errors'
import { token } from './token'

/** Longer than the backend is silent. */
const SILENCE_MS_MAX = 45_000
/** The first event comes at once, unless a proxy holds it back. */
const FIRST_EVENT_MS_MAX = 10_000

interface ReceiveOptions<C extends Call> {
  params: Record<string, string>
  signal: AbortSignal
  onEvent: (event: CallEvent<C>) => void
}

/**
 * Receives the events of a call until the server ends the stream. Events that cannot be read are
 * ignored.
 * @throws {ApiError} or a subclass of it, a TimeoutError also if the stream is silent; whatever the
 *   caller's signal aborts with
 */
export async function receive<C extends Call & { events: object }>(
  call: C,
  { params, signal, onEvent }: ReceiveOptions<C>,
): Promise<void> {
  const sentToken = token.read()
  const abort = new AbortController()
  const onCallerAbort = () => abort.abort()
  signal.addEventListener('abort', onCallerAbort)
  let timer = setTimeout(onCallerAbort, FIRST_EVENT_MS_MAX)
  try {
    const response = await fetch(urlOf(call, { params }), {
      headers: sentToken ? { Authorization: `Bearer ${sentToken}` } : {},
      signal: abort.signal,
    })
    if (!response.ok) throw toError(call, response, await response.text())
    const parser = createParser({
      onEvent({ data }) {
        const event = call.events.safeParse(parseJson(data))
        // The type is inferred from this schema.
        if (event.success) onEvent(event.data as CallEvent<C>)
      },
    })
    const decoder = new TextDecoder()
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(timer)
      timer = setTimeout(onCallerAbort, SILENCE_MS_MAX)
      parser.feed(decoder.decode(part.value, { stream: true }))
    }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof AuthError) endSession(sentToken)
    if (abort.signal.aborted) throw new TimeoutError('The stream is silent', 'CONNECTION_TIMEOUT')
    if (error instanceof TypeError) {
      throw new NetworkError('The stream was lost', 'NETWORK_ERROR', { cause: error })
    }
    throw error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onCallerAbort)
  }
}
