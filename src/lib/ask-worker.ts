/**
 * A worker that has not answered after this time is ended. Answers take much less, even on slow
 * phones.
 */
const TIMEOUT_MS = 20_000

/**
 * Sends a message to a new worker of this app, and ends the worker after its first answer.
 * @throws Error if the worker cannot be loaded, fails, or does not answer in time
 */
export async function askWorker<Answer>(worker: Worker, message: unknown): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const fail = () => reject(new Error('The worker does not answer'))
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
      worker.addEventListener('error', fail)
      timer = setTimeout(fail, TIMEOUT_MS)
      // Only messages to windows have a target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(message)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
