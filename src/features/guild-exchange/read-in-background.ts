import { readHistory, type ReadHistory } from '@/game/rclootcouncil/read-history'

/** A text of this length is read within a frame on a slow phone. */
const SHORT_TEXT_LENGTH = 20_000

/** Reads a history; a long one in a worker, so that the page responds meanwhile. */
export async function readInBackground(text: string): Promise<ReadHistory> {
  if (text.length <= SHORT_TEXT_LENGTH || typeof Worker === 'undefined') return readHistory(text)
  const worker = new Worker(new URL('history-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadHistory>) => resolve(data))
      // The code of the worker could not be loaded.
      worker.addEventListener('error', () => reject(new Error('The worker does not run')))
      // Only messages to windows have a target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(text)
    })
  } catch {
    return readHistory(text)
  } finally {
    worker.terminate()
  }
}
