import { token } from '@/api/token'
import { useSyncExternalStore } from 'react'
import type { SubmittedBatch } from './batch-types'
import { columnIndex } from './columns'

/*
 * The last submitted batch, kept outside of the page's components: the user may leave the page to look
 * at the loot and come back to undo the batch, and an answer may arrive after the user has left. It is
 * stored with the session token, so that it is never shown to the next user of the same tab.
 */
let last: { batch: SubmittedBatch; token: string | null } | null = null
const listeners = new Set<() => void>()

/** Returns the last batch of the current session. */
export function getLastBatch(): SubmittedBatch | null {
  return last?.token === token.read() ? last.batch : null
}

/** Replaces the last batch; null removes it. */
export function setLastBatch(batch: SubmittedBatch | null) {
  last = batch && { batch, token: token.read() }
  for (const listener of listeners) listener()
}

/**
 * Marks the last batch as undone, unless another one was submitted since. Its rows then name their
 * boss, so that they go to the same one when another is chosen.
 */
export function markUndone(key: string) {
  const batch = getLastBatch()
  if (batch?.key !== key) return
  setLastBatch({ ...batch, batchIds: [], incomplete: null, cells: cellsWithBoss(batch) })
}

/** Stores which requests of the last batch an undo has not reverted yet. */
export function markLeft(key: string, batchIds: readonly string[]) {
  const batch = getLastBatch()
  if (batch?.key === key) setLastBatch({ ...batch, batchIds })
}

function cellsWithBoss({ cells, bossNames }: SubmittedBatch): string[][] {
  return cells.map((texts, row) =>
    texts.map((text, column) => (column === BOSS && text === '' ? (bossNames[row] ?? '') : text)),
  )
}

const BOSS = columnIndex('boss')

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
