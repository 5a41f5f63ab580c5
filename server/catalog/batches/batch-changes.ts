import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { bosses, lootItems, type RowChange } from '../../database/schema'
import { previousValues, toRowChange } from '../row-changes'
import { writeLoot } from '../write-loot'

/**
 * Reverts the changes of a batch, except for columns that were edited since and deleted items.
 * Returns the changes that this makes.
 */
export async function restoreChangedItems(
  transaction: Database,
  changes: readonly RowChange[],
): Promise<RowChange[]> {
  const ids = changes.map(({ id }) => id)
  if (ids.length === 0) return []
  const current = await transaction
    .select()
    .from(lootItems)
    .where(inArray(lootItems.id, ids))
    .orderBy(lootItems.id)
    .for('update')
  const byId = new Map(changes.map((change) => [change.id, change]))
  const found = await transaction.select({ id: bosses.id }).from(bosses)
  const bossIds = new Set(found.map(({ id }) => id))
  const reverted = current.flatMap((item) => {
    const { bossId, ...columns } = previousValues(item, byId.get(item.id))
    // The previous boss may have been deleted since.
    const isMovedBack = typeof bossId === 'string' && bossIds.has(bossId)
    const before = { ...columns, ...(isMovedBack && { bossId }) }
    return Object.keys(before).length > 0 ? [{ item, before }] : []
  })
  await writeLoot(
    transaction,
    reverted.map(({ item, before }) => ({ ...item, ...before })),
  )
  return reverted.map(({ item, before }) => ({ kind: 'item', ...toRowChange(item, before) }))
}
