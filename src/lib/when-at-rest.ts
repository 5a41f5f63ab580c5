import { whenIdle } from './when-idle'

/** A page that nobody uses is at rest this long after the last part of it has appeared. */
const REST_MS = 3000
/** The user has begun to use the page, and may open something soon. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const

const waiting = new Set<() => void | Promise<void>>()

let timer: ReturnType<typeof setTimeout> | undefined
/** Counts the starts. A start ends the run of the one before, which may wait for something that never comes. */
let started = 0

/**
 * Runs a function when the page is at rest: three seconds after the last call of whenAtRest, or as soon as the user
 * moves the pointer or presses a key; then when the browser is idle, one function at a time, so that an input is
 * answered in between. For what is not shown yet, so that it does not compete with what is shown.
 *
 * @param run waits once, even if it is passed several times. The next function waits for its promise, which must not
 * be rejected.
 * @returns cancels it
 */
export function whenAtRest(run: () => void | Promise<void>): () => void {
  waiting.add(run)
  clearTimeout(timer)
  timer = setTimeout(start, REST_MS)
  for (const type of FIRST_USE)
    window.addEventListener(type, start, { capture: true, passive: true })
  return () => void waiting.delete(run)
}

function start() {
  clearTimeout(timer)
  for (const type of FIRST_USE) window.removeEventListener(type, start, { capture: true })
  started += 1
  const own = started
  whenIdle(runNext)

  function runNext() {
    const [run] = waiting
    if (!run || own !== started) return
    waiting.delete(run)
    void Promise.resolve(run()).then(() => whenIdle(runNext))
  }
}
