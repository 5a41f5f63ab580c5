import type { ChangeId } from '@/contract/ids'
import { UNDO_DAYS, type ChangeAction, type UndoOutcome } from '@/contract/admin/admin-history'
import { eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { adminChanges, type RowChange } from '../../database/schema'
import { conflict, notFound } from '../../http/http-errors'
import { NO_OUTCOME, undoBatch } from '../batches/undo-batch'
import { recordChange, type Author } from './record-change'
import { NOTHING_RESTORED, restoreDeletion } from './restore-deletion'
import { revertRows } from './revert-rows'
import { DAY_MS } from '../../lib/durations'

/** The actions that are undone as a batch: `restored` only if a batch was restored. */
const BATCH_ACTIONS: ReadonlySet<ChangeAction> = new Set(['submitted', 'imported', 'restored'])

/** Whether the rows that a change has deleted are still recorded. */
export const hasDeletedRows = sql<boolean>`${isNotNull(adminChanges.deletedRows)}`

interface Undoable extends Pick<
  typeof adminChanges.$inferSelect,
  'action' | 'batchId' | 'createdAt'
> {
  changeCount: number
  hasDeletedRows: boolean
}

/** Until when a change can be undone, if nothing contradicts it; null if it has no undo. */
export function undoableUntil(change: Undoable): Date | null {
  const { action, batchId, createdAt } = change
  // What was created can be deleted.
  if (action === 'created') return null
  if (BATCH_ACTIONS.has(action) && batchId === null) return null
  // An undo that has changed nothing.
  if (action === 'reverted' && change.changeCount === 0 && !change.hasDeletedRows) return null
  return new Date(createdAt.getTime() + UNDO_DAYS * DAY_MS)
}

/**
 * Undoes a change and records this. Throws 404 if there is no such change, and 409 if it is not
 * possible or would change nothing.
 * @param isForced whether created items are deleted although they are on wishlists
 */
export async function undoChange(
  transaction: Database,
  changeId: ChangeId,
  by: Author,
  isForced: boolean,
): Promise<UndoOutcome> {
  // Without the deleted rows, which can be many.
  const { deletedRows: _, ...columns } = getTableColumns(adminChanges)
  const [change] = await transaction
    .select({ ...columns, hasDeletedRows })
    .from(adminChanges)
    .where(eq(adminChanges.id, changeId))
    .for('update')
  if (!change) throw notFound('Change')
  const undoCount = await transaction.$count(adminChanges, eq(adminChanges.undoes, changeId))
  if (undoCount > 0) throw conflict('This change was already undone', 'ALREADY_UNDONE')
  const until = undoableUntil({ ...change, changeCount: change.changes.length })
  if (!until) throw conflict('This change cannot be undone')
  if (until <= by.createdAt) throw conflict(`Changes can be undone for ${UNDO_DAYS} days`)

  if (change.batchId !== null) {
    const outcome = await undoBatch(transaction, change.batchId, by, { isForced })
    const { items, bosses, instanceName, restored } = outcome
    if (items + bosses + restored === 0 && instanceName === null) {
      throw conflict('Nothing is left to undo: all of it was deleted or changed since.')
    }
    return outcome
  }
  const { kind, name, instanceName, counts } = change
  const undo = { kind, name, instanceName, counts, undoes: changeId }
  const isOf = (wanted: boolean) => (row: RowChange) => ((row.kind ?? kind) === 'item') === wanted
  // Bosses get out of the way of deleted ones, and items move to deleted ones.
  const changes = await revertRows(transaction, kind, change.changes.filter(isOf(false)))
  const restored = change.hasDeletedRows
    ? await restoreDeletion(transaction, changeId, by)
    : NOTHING_RESTORED
  changes.push(...(await revertRows(transaction, kind, change.changes.filter(isOf(true)))))
  const action = change.hasDeletedRows ? 'restored' : 'reverted'
  const { batchId, rows, items, wishes, wishlists } = restored
  await recordChange(transaction, by, { ...undo, action, changes, batchId })
  return {
    ...NO_OUTCOME,
    restored: changes.length + rows,
    restoredItems: changes.filter(isOf(true)).length + items,
    restoredWishes: wishes,
    restoredWishlists: wishlists,
  }
}

/** Ends the transaction of a preview. */
class Preview extends Error {
  constructor(readonly outcome: UndoOutcome) {
    super('Not committed')
  }
}

/** What an undo would do: it is done and rolled back. Throws what the undo would throw. */
export async function previewUndo(
  database: Database,
  changeId: ChangeId,
  by: Author,
): Promise<UndoOutcome> {
  try {
    return await database.transaction(async (transaction) => {
      throw new Preview(await undoChange(transaction, changeId, by, true))
    })
  } catch (error) {
    if (error instanceof Preview) return error.outcome
    throw error
  }
}
