import type { BatchId, BossId } from '@/contract/ids'
import { getTableColumns } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { excluded } from '../database/excluded'
import { lootItems } from '../database/schema'
import type { PlannedLoot } from './plan-loot-row'

/** Postgres allows 65,535 parameters per statement; a row has about twenty. */
const ROWS_PER_STATEMENT = 1000

const {
  id: _id,
  batchId: _batchId,
  createdAt: _createdAt,
  ...CHANGEABLE
} = getTableColumns(lootItems)

/** The columns that an update can change. */
// Object.keys has the type of all strings.
const LOOT_COLUMNS = Object.keys(CHANGEABLE) as (keyof typeof CHANGEABLE)[]

/** The rows to write for planned loot: new items with a generated id, and changed items. */
export function toLootRows(
  planned: readonly (PlannedLoot | { outcome: 'duplicate' | 'invalid' })[],
  newItem: { bossId: BossId; batchId?: BatchId },
): (typeof lootItems.$inferInsert)[] {
  return planned.flatMap((one): (typeof lootItems.$inferInsert)[] => {
    if (one.outcome === 'new') return [{ ...one.columns, ...newItem, id: randomUUID() }]
    return one.outcome === 'changed' ? [{ ...one.existing, ...one.changes }] : []
  })
}

/** Inserts loot items; those whose id exists are updated. */
export async function writeLoot(
  transaction: Database,
  rows: readonly (typeof lootItems.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insert(lootItems)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({ target: lootItems.id, set: excluded(LOOT_COLUMNS) })
  }
}
