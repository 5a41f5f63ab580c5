import { UNDO_DAYS, type ChangeAction } from '@/contract/admin-history'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { adminChanges } from '../../database/schema'
import { conflict, notFound } from '../../http/errors'
import { undoBatch } from '../batches/undo-batch'
import { recordChange, type Author } from './record-change'
import { restoreDeletion } from './restore-deletion'
import { revertRows } from './revert-rows'

const DAY_MS = 24 * 60 * 60 * 1000

/** The actions that have no undo of their own: what was created can be deleted. */
const FINAL_ACTIONS: ReadonlySet<ChangeAction> = new Set(['created', 'restored', 'reverted'])

/** Until when a change can be undone, if nothing contradicts it; null if it has no undo. */
export function undoableUntil(
  change: Pick<typeof adminChanges.$inferSelect, 'action' | 'batchId' | 'createdAt'>,
): Date | null {
  const { action, batchId, createdAt } = change
  if (FINAL_ACTIONS.has(action)) return null
  const isBatch = action === 'submitted' || action === 'imported'
  if (isBatch && batchId === null) return null
  return new Date(createdAt.getTime() + UNDO_DAYS * DAY_MS)
}

/** Undoes a change and records this. Throws 404 if there is no such change, and 409 if it is not possible. */
export async function undoChange(
  transaction: Database,
  changeId: string,
  by: Author,
): Promise<void> {
  const [change] = await transaction
    // Without the deleted rows, which can be many.
    .select({
      action: adminChanges.action,
      kind: adminChanges.kind,
      name: adminChanges.name,
      counts: adminChanges.counts,
      changes: adminChanges.changes,
      batchId: adminChanges.batchId,
      createdAt: adminChanges.createdAt,
    })
    .from(adminChanges)
    .where(eq(adminChanges.id, changeId))
    .for('update')
  if (!change) throw notFound('Change')
  const [undone] = await transaction
    .select({ id: adminChanges.id })
    .from(adminChanges)
    .where(eq(adminChanges.undoes, changeId))
  if (undone) throw conflict('This change was already undone')
  const until = undoableUntil(change)
  if (!until) throw conflict('This change cannot be undone')
  if (until <= by.createdAt) throw conflict(`Changes can be undone for ${UNDO_DAYS} days`)

  if (change.batchId !== null) {
    await undoBatch(transaction, change.batchId, by)
    return
  }
  const { kind, name, counts } = change
  const undo = { kind, name, counts, undoes: changeId }
  if (change.action === 'deleted') {
    await restoreDeletion(transaction, changeId)
    await recordChange(transaction, by, { ...undo, action: 'restored' })
    return
  }
  const changes = await revertRows(transaction, kind, change.changes)
  await recordChange(transaction, by, { ...undo, action: 'reverted', changes })
}
