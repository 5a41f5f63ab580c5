/**
 * A worker that has not answered after this time is ended. Answers take much less, even on slow
 * phones.
 */
const TIMEOUT_MS = 20_000

/**
 * Reads a text in a new worker of this app, so that a large or hostile one cannot block the page,
 * and ends the worker after its answer. The promise never rejects.
 * @param refusal the answer if the worker cannot be loaded, fails, or does not answer in time
 */
export async function askWorker<Answer>(start: () => Worker, text: string, refusal: Answer) {
  try {
    return await new Promise<Answer>((resolve) => {
      const worker = start()
      const end = (answer: Answer) => {
        clearTimeout(timer)
        worker.terminate()
        resolve(answer)
      }
      const timer = setTimeout(end, TIMEOUT_MS, refusal)
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data))
      worker.addEventListener('error', () => end(refusal))
      // Only messages to windows have a target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(text)
    })
  } catch {
    return refusal
  }
}
