import type { Call, CallAnswer } from '@/contract/call'
import { createBoundedMemory } from '../lib/bounded-memory'
import { EncodedAnswer } from './encoded-answer'

/** The board of 400 raiders with 30 wishes each needs 4 MB, a wishlist of 300 wishes 0.2 MB. */
const BYTES_MAX = 16_000_000

/** Answers that are read from the database and compressed once per version. */
export interface AnswerMemory {
  /**
   * Returns the answer of a call, and reads it if this version is not in memory. Check the access and read the
   * version before: an answer that is read after its version is never older, even if several processes change the
   * database.
   * @param key what the answer depends on, including the user unless all who may read it get the same
   * @param version changes whenever the answer changes, and is never reused
   */
  answer: <C extends Call>(
    call: C,
    key: readonly string[],
    version: string,
    read: () => Promise<CallAnswer<C>>,
  ) => Promise<EncodedAnswer>
}

export function createAnswerMemory(): AnswerMemory {
  const answers = createBoundedMemory<EncodedAnswer>({
    sizeMax: BYTES_MAX,
    sizeOf: ({ byteLength }) => byteLength,
  })
  return {
    answer: (call, key, version, read) =>
      answers(JSON.stringify([call.path, ...key, version]), async () =>
        EncodedAnswer.of(call, await read()),
      ),
  }
}
