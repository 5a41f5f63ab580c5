/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 100
/** Runs the function after this time even if the browser was never idle. */
const IDLE_TIMEOUT_MS = 2000

/** Runs a function when the browser is idle. Returns a function that cancels the call. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  return () => window.cancelIdleCallback(handle)
}
