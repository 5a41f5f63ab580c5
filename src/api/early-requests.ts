/** A request that the head script sent before the app had loaded (src/head-script.ts). */
export interface EarlyRequest {
  /** The token it was sent with. */
  token: string | null
  response: Promise<Response>
  abort: AbortController
  /** `performance.now()` when it was sent. */
  sentAt: number
}

declare global {
  interface Window {
    /** Early requests by URL. Undefined if the head script has sent none. */
    guildrEarlyRequests?: Map<string, EarlyRequest>
  }
}

/** Older requests are ignored, because the data may have changed since. */
const MAX_AGE_MS = 10_000

/**
 * Returns the response of the early request to a URL if it was sent with the same token at most 10
 * seconds ago, and forgets the request, so that the next call sends a new one.
 * @param signal aborts the early request too
 */
export function takeEarlyRequest(
  url: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const early = window.guildrEarlyRequests?.get(url)
  window.guildrEarlyRequests?.delete(url)
  if (!early || early.token !== token || performance.now() - early.sentAt > MAX_AGE_MS) {
    return undefined
  }
  signal.addEventListener('abort', () => early.abort.abort())
  return early.response
}

/**
 * Aborts the early requests that nothing has taken, e.g. because a guard has redirected. A response
 * that is never read would keep its connection busy. Call it when the first page has loaded.
 */
export function abortEarlyRequests() {
  for (const { abort } of window.guildrEarlyRequests?.values() ?? []) abort.abort()
  window.guildrEarlyRequests?.clear()
}
