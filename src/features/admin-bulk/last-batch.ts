import { token } from '@/api/token'
import { useSyncExternalStore } from 'react'
import type { SubmittedBatch } from './batch-types'

/*
 * The last submitted batch, kept outside of the page's components: the user may leave the page to look
 * at the loot and come back to undo the batch, and an answer may arrive after the user has left. It is
 * stored with the session token, so that it is never shown to the next user of the same tab.
 */
let last: { batch: SubmittedBatch; token: string | null } | null = null
const listeners = new Set<() => void>()

/** Returns the last batch of the current session. */
function getLastBatch(): SubmittedBatch | null {
  return last?.token === token.read() ? last.batch : null
}

/** Replaces the last batch; null removes it. */
export function setLastBatch(batch: SubmittedBatch | null) {
  last = batch && { batch, token: token.read() }
  for (const listener of listeners) listener()
}

/** Marks the last batch as undone, unless another one was submitted since. */
export function markUndone(batchId: string) {
  const batch = getLastBatch()
  if (batch?.batchId === batchId) setLastBatch({ ...batch, batchId: null })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The last batch of the current session, or null. */
export function useLastBatch(): SubmittedBatch | null {
  return useSyncExternalStore(subscribe, getLastBatch)
}
