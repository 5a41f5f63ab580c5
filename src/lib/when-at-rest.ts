import { whenIdle } from './when-idle'

/** An unused page is at rest this long after its last part has appeared. */
const REST_MS = 3000
/** Events that show that the user has begun to use the page, and may open something soon. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const

const waiting = new Set<() => void | Promise<void>>()

let timer: ReturnType<typeof setTimeout> | undefined
/** Counts the starts. A new start cancels the previous run, which may be waiting for a promise that never settles. */
let started = 0

/**
 * Runs a function when the page is at rest: three seconds after the last call of whenAtRest, or as soon as the user
 * moves the pointer or presses a key. From then on, the functions run one at a time, whenever the browser is idle, so
 * that an input is answered in between. Use it to load code for parts that are not visible yet.
 *
 * @param run is queued once, even if passed several times. The next function waits for its promise, which must not
 * be rejected.
 * @returns a function that removes `run` from the queue
 */
export function whenAtRest(run: () => void | Promise<void>): () => void {
  waiting.add(run)
  clearTimeout(timer)
  timer = setTimeout(start, REST_MS)
  for (const type of FIRST_USE)
    window.addEventListener(type, start, { capture: true, passive: true })
  return () => void waiting.delete(run)
}

/** Empties the queue and cancels the run. Tests, which share this module, call it when the page is gone. */
export function forgetWaiting() {
  waiting.clear()
  cancelRun()
}

function cancelRun() {
  clearTimeout(timer)
  for (const type of FIRST_USE) window.removeEventListener(type, start, { capture: true })
  started += 1
}

function start() {
  cancelRun()
  const own = started
  whenIdle(runNext)

  function runNext() {
    const [run] = waiting
    if (!run || own !== started) return
    waiting.delete(run)
    void Promise.resolve(run()).then(() => own === started && whenIdle(runNext))
  }
}
