/** An answer that the page asked for before the app was there (src/head-script.ts). */
export interface EarlyRequest {
  /** With whose token it was asked for. */
  token: string | null
  response: Promise<Response>
  abort: AbortController
  /** `performance.now()` then. */
  askedAt: number
}

declare global {
  interface Window {
    /** By address; each is taken once. Absent until the small script or the app has run. */
    guildrEarlyRequests?: Map<string, EarlyRequest>
  }
}

/** Later than this it is no longer the first look at the page, and asked anew. */
const FRESH_MS = 10_000

/**
 * The answer to this call if it is already under way for the same token. Whoever takes it owns it:
 * the signal now ends it, and the next call asks anew.
 */
export function takeEarlyRequest(
  address: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> | undefined {
  window.guildrEarlyRequests ??= new Map()
  const early = window.guildrEarlyRequests.get(address)
  window.guildrEarlyRequests.delete(address)
  if (!early || early.token !== token || performance.now() - early.askedAt > FRESH_MS) {
    return undefined
  }
  signal.addEventListener('abort', () => early.abort.abort())
  return early.response
}
