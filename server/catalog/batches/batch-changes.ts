import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { bosses, lootItems, type RowChange } from '../../database/schema'
import { previousValues } from '../row-changes'
import { writeLoot } from '../write-loot'

/** Reverts the changes of a batch, except for columns that were edited since and deleted items. */
export async function restoreChangedItems(transaction: Database, changes: readonly RowChange[]) {
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
