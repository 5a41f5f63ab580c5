import type { InstanceId } from '@/contract/ids'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { bosses } from '../../database/schema'
import { excluded } from '../write-loot'

/** Writes the bosses of a locked instance: all of them, because their positions are swapped. */
export async function writeBosses(
  transaction: Database,
  instanceId: InstanceId,
  rows: (typeof bosses.$inferInsert)[],
) {
  if (rows.length === 0) return
  // The unique constraint is checked row by row: negative values prevent conflicts in between.
  await transaction
    .update(bosses)
    .set({ encounterOrder: sql`-${bosses.encounterOrder}` })
    .where(eq(bosses.instanceId, instanceId))
  await transaction
    .insert(bosses)
    .values(rows)
    .onConflictDoUpdate({ target: bosses.id, set: excluded(BOSS_COLUMNS) })
}

const BOSS_COLUMNS = [
  'name',
  'description',
  'encounterOrder',
  'isOptional',
  'blizzardEncounterId',
  'iconUrl',
  'itemLevels',
] as const
