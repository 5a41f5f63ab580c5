import type { Call } from '@/contract/call'
import { readAnswer } from '@/contract/answers/read-answer'
import { whenIdle } from '@/lib/load-later'
import { parseJson } from '@/lib/parse-json'
import { readAnswerTo, removeAnswerTo, storeAnswer } from './answer-cache'
import { storedUseOf } from './stored-queries'

/*
 * Which answers are stored, and shown without a connection (docs/adr/0007-offline.md): those to
 * queries of players' pages.
 */

/** A call as it is sent. */
interface SentCall {
  call: Call
  url: string
  token: string | null
  signal: AbortSignal | undefined
}

/**
 * The statuses which say that the user may no longer see the data of a call, or that there are
 * none.
 */
const NO_LONGER_SHOWN = new Set([401, 403, 404, 410])

/** The stored answer to a call; undefined if answers to it are not stored. */
export function storedAnswerTo({ call, url, token, signal }: SentCall) {
  const use = storedUseOf(signal)
  if (!use || token === null || call.method !== 'GET' || call.access === 'admin') return undefined
  const address = new URL(url, window.location.origin).href
  return {
    // Not while the page loads.
    write: (text: string) => whenIdle(() => void storeAnswer(token, address, text)),
    /** Removes it if the status of a newer answer says that it must not be shown any more. */
    removeAfter(status: number) {
      if (NO_LONGER_SHOWN.has(status)) void removeAnswerTo(token, address)
    },
    async read() {
      const found = use.isAllowed ? await readAnswerTo(token, address) : undefined
      const read = found && (await readAnswer(call, parseJson(found.text)))
      // An earlier version of the app may have stored an answer that this one cannot read.
      if (!read || !('value' in read)) return undefined
      use.storedAt = Math.min(use.storedAt ?? found.storedAt, found.storedAt)
      return read
    },
  }
}
