import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { lootItems, type RowChange } from '../../database/schema'
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
  await writeLoot(
    transaction,
    current.map((item) => ({ ...item, ...previousValues(item, byId.get(item.id)) })),
  )
}
