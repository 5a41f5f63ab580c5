/** Chromium and Firefox have it; TypeScript's DOM types do not yet. */
interface WithScheduler {
  scheduler?: { yield?: () => Promise<void> }
}

/** Lets the browser handle input and render before the code continues. */
export function nextTask(): Promise<void> {
  const { scheduler }: WithScheduler = globalThis
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/**
 * Returns a function to await between the steps of long work on the main thread. It pauses if the given time has
 * passed since the last pause.
 *
 * @example const pause = pauseEvery(8)
 * for (const list of lists) { read(list); await pause() }
 */
export function pauseEvery(milliseconds: number): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < milliseconds) return
    await nextTask()
    start = performance.now()
  }
}
