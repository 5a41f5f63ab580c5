import { download } from '../lib/download'

const TIMEOUT_MS = 10_000
/** Many times the largest roster of a guild. */
const BYTES_MAX = 20_000_000
const ATTEMPTS_MAX = 3
const FIRST_WAIT_MS = 500
/** With a longer Retry-After, the response is returned instead of waiting. */
const WAIT_MS_MAX = 5000

/** Sends a request; it has no signal of its own. */
export type Send = (url: string, init: Omit<RequestInit, 'signal'>) => Promise<Response>

/**
 * Sends a request once, with a timeout of ten seconds. Reads the whole body, so that a connection
 * that breaks during the transfer rejects here.
 */
export function createSend(fetch: typeof globalThis.fetch): Send {
  return async (url, init) => {
    const { response, bytes } = await download(url, {
      ...init,
      fetch,
      timeoutMs: TIMEOUT_MS,
      bytesMax: BYTES_MAX,
      // A followed redirect could send the bearer token to another host.
      redirect: 'manual',
    })
    if (!bytes) throw new Error('The answer is too large')
    const { status, statusText, headers } = response
    // The Response constructor rejects even an empty body for 204 and 304.
    return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers })
  }
}

/**
 * Repeats a request on 429, 5xx and network errors, up to three attempts in total. For requests
 * without side effects only. Resolves with the last response of any status, rejects with the last
 * network error.
 */
export function withRetries(send: Send, sleep: (ms: number) => Promise<void>): Send {
  return async (url, init) => {
    for (let attempt = 1; ; attempt += 1) {
      let wait = backoff(attempt)
      try {
        const response = await send(url, init)
        if (response.status !== 429 && response.status < 500) return response
        wait = Math.max(wait, (retryAfterSeconds(response) ?? 0) * 1000)
        if (attempt === ATTEMPTS_MAX || wait > WAIT_MS_MAX) return response
      } catch (error) {
        if (attempt === ATTEMPTS_MAX) throw error
      }
      await sleep(wait)
    }
  }
}

/**
 * Exponential backoff. Half of it is jitter, so that concurrent requests are not repeated together.
 */
function backoff(attempt: number): number {
  const longest = FIRST_WAIT_MS * 2 ** (attempt - 1)
  return longest / 2 + (Math.random() * longest) / 2
}

/** The Retry-After header in seconds; undefined if absent or a date. */
export function retryAfterSeconds(response: Response): number | undefined {
  const header = response.headers.get('Retry-After')
  return header && /^\d{1,5}$/.test(header) ? Number(header) : undefined
}
