import type { Call } from '@/contract/call'
import type { ReadAnswer } from '@/contract/read-answer'
import { readAnswerInParts } from '@/contract/read-answer-in-parts'
import { pauseEvery } from '@/lib/pauses'

/** The maximum time for which reading an answer keeps the page from responding. */
const READING_MS = 8

/** Option `read` of `send` for answers that take long to check: lets the page respond meanwhile. */
export async function readLongAnswer(call: Call, body: unknown): Promise<ReadAnswer> {
  const pause = pauseEvery(READING_MS)
  const read = await readAnswerInParts(call, body, pause)
  // Components that wait for the answer, e.g. a page, are rendered in a task of their own.
  await pause()
  return read
}
