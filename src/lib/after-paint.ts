/** Runs the function after this time even if the browser paints nothing, e.g. in a tab in the background. */
const TIMEOUT_MS = 100

/**
 * Runs a function in a task of its own after the next paint, so that it does not delay the response to an input.
 * @returns a function that cancels the call
 */
export function afterPaint(run: () => void): () => void {
  const finish = () => {
    cancel()
    run()
  }
  let task: ReturnType<typeof setTimeout> | undefined
  const timeout = setTimeout(finish, TIMEOUT_MS)
  // A frame callback runs before the paint.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(finish)
  })
  function cancel() {
    cancelAnimationFrame(frame)
    clearTimeout(task)
    clearTimeout(timeout)
  }
  return cancel
}
