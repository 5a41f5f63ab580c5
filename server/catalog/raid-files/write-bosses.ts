import type { InstanceId } from '@/contract/ids'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { excluded } from '../../database/excluded'
import { bosses } from '../../database/schema'

/** Writes the bosses of a locked instance: all of them, because their positions are swapped. */
export async function writeBosses(
  transaction: Database,
  instanceId: InstanceId,
  rows: (typeof bosses.$inferInsert)[],
) {
  if (rows.length === 0) return
  await freePositions(transaction, eq(bosses.instanceId, instanceId))
  await transaction
    .insert(bosses)
    .values(rows)
    .onConflictDoUpdate({ target: bosses.id, set: excluded(BOSS_COLUMNS) })
}

/**
 * Makes the positions of locked bosses negative before they get others: the unique constraint is
 * checked row by row, so that a new position could be that of a boss which has not moved yet.
 */
export async function freePositions(transaction: Database, where: SQL): Promise<void> {
  await transaction
    .update(bosses)
    .set({ encounterOrder: sql`-${bosses.encounterOrder}` })
    .where(where)
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
