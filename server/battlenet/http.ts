const TIMEOUT_MS = 10_000
const TRIES = 3
const FIRST_WAIT_MS = 500
/** A longer Retry-After is passed on to the person instead of being waited for. */
const LONGEST_WAIT_MS = 5000

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** One try of ten seconds, the body included: a connection that breaks off half-way throws here. */
export function createSend(fetch: typeof globalThis.fetch): Send {
  return async (url, init) => {
    const response = await fetch(url, {
      ...init,
      // A redirect could carry the bearer to another host, so none is followed.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await response.arrayBuffer()
    const { status, statusText, headers } = response
    // 204 and 304 may not be given a body, not even an empty one.
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  }
}

/**
 * Up to three tries on 429, 5xx and network failures; only for requests that change nothing.
 * Resolves with the last response, whatever its status; rejects with the last network failure.
 */
export function withRetries(send: Send, sleep: (ms: number) => Promise<void>): Send {
  return async (url, init) => {
    for (let attempt = 1; ; attempt += 1) {
      let wait = backoff(attempt)
      try {
        const response = await send(url, init)
        if (response.status !== 429 && response.status < 500) return response
        wait = Math.max(wait, (retryAfterSeconds(response) ?? 0) * 1000)
        if (attempt === TRIES || wait > LONGEST_WAIT_MS) return response
      } catch (error) {
        if (attempt === TRIES) throw error
      }
      await sleep(wait)
    }
  }
}

/** Half of the wait is jitter, so that requests refused together do not come back together. */
function backoff(attempt: number): number {
  const longest = FIRST_WAIT_MS * 2 ** (attempt - 1)
  return longest / 2 + (Math.random() * longest) / 2
}

/** The Retry-After header in whole seconds; undefined when there is none or it is a date. */
export function retryAfterSeconds(response: Response): number | undefined {
  const header = response.headers.get('Retry-After')
  return header && /^\d{1,5}$/.test(header) ? Number(header) : undefined
}
