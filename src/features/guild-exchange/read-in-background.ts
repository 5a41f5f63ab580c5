import { readHistory, type ReadHistory } from '@/game/rclootcouncil/read-history'
import { askWorker } from '@/lib/ask-worker'

/** A text of this length is read within a frame on a slow phone. */
const SHORT_TEXT_LENGTH = 20_000

/** Reads a history; a long one in a worker, so that the page responds meanwhile. */
export async function readInBackground(text: string): Promise<ReadHistory> {
  if (text.length <= SHORT_TEXT_LENGTH || typeof Worker === 'undefined') return readHistory(text)
  try {
    return await askWorker<ReadHistory>(
      new Worker(new URL('history-worker.ts', import.meta.url), { type: 'module' }),
      text,
    )
  } catch {
    return readHistory(text)
  }
}
