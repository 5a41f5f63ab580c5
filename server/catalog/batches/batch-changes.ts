import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { lootItems, type BatchChange } from '../../database/schema'
import { diffColumns, type Columns } from '../diff-columns'
import type { LootItemRow } from '../plan-loot-row'
import { writeLoot } from '../write-loot'

/** The change of an existing item in the form that is stored with the batch. */
export function toBatchChange(existing: LootItemRow, after: Columns): BatchChange {
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
  const restored = current.map((item) => {
    const { before = {}, after = {} } = byId.get(item.id) ?? {}
    const editedSince = diffColumns(item, after)
    const unedited = Object.entries(before).filter(([column]) => !(column in editedSince))
    return { ...item, ...Object.fromEntries(unedited) }
  })
  await writeLoot(transaction, restored)
}
