import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { bosses, lootItems, type BatchChange } from '../../database/schema'
import { diffColumns, type Columns } from '../diff-columns'
import { writeLoot } from '../write-loot'

/** The change of an existing row in the form that is stored with the batch. */
export function toBatchChange(existing: Columns & { id: string }, after: Columns): BatchChange {
  const { id, ...columns } = existing
  const before = Object.entries(columns).filter(([column]) => column in after)
  return { id, before: Object.fromEntries(before), after }
}

/** Reverts the changes of a batch, except for columns that were edited since and deleted items. */
export async function restoreChangedItems(transaction: Database, changes: readonly BatchChange[]) {
  const ids = changes.map(({ id }) => id)
  if (ids.length === 0) return
  const current = await transaction
    .select()
    .from(lootItems)
    .where(inArray(lootItems.id, ids))
    .orderBy(lootItems.id)
    .for('update')
  const byId = new Map(changes.map((change) => [change.id, change]))
  const found = await transaction.select({ id: bosses.id }).from(bosses)
  const bossIds = new Set(found.map(({ id }) => id))
  await writeLoot(
    transaction,
    current.map((item) => {
      const { bossId, ...columns } = previousValues(item, byId.get(item.id))
      // The previous boss may have been deleted since.
      const isMovedBack = typeof bossId === 'string' && bossIds.has(bossId)
      return { ...item, ...columns, ...(isMovedBack && { bossId }) }
    }),
  )
}

/** The previous values of the columns that a batch has changed, without those edited since. */
export function previousValues(current: Columns, change: BatchChange | undefined): Columns {
  const { before = {}, after = {} } = change ?? {}
  const editedSince = diffColumns(current, after)
  const unedited = Object.entries(before).filter(([column]) => !(column in editedSince))
  return Object.fromEntries(unedited)
}
