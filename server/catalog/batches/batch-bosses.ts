import type { BossId } from '@/contract/ids'
import type { BatchRow } from '@/contract/loot-item'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { bosses } from '../../database/schema'
import { invalid } from '../../http/http-errors'

interface BatchBosses {
  /** The boss of rows that do not name one. */
  bossId: BossId
  items: readonly Pick<BatchRow, 'bossId'>[]
}

/** The ids of the batch's bosses that exist. Throws 400 if the boss of the batch does not. */
export async function findBatchBosses(
  database: Database,
  batch: BatchBosses,
): Promise<ReadonlySet<string>> {
  return toIds(batch, await selectBatchBosses(database, batch))
}

/**
 * Like `findBatchBosses`, but locks the bosses, so that batches for one boss run one after another.
 */
export async function lockBatchBosses(
  transaction: Database,
  batch: BatchBosses,
): Promise<ReadonlySet<string>> {
  return toIds(batch, await selectBatchBosses(transaction, batch).for('update'))
}

/** Ordered by id, so that concurrent batches lock the bosses in the same order. */
function selectBatchBosses(database: Database, { bossId, items }: BatchBosses) {
  const ids = new Set([bossId, ...items.flatMap((item) => item.bossId ?? [])])
  return database
    .select({ id: bosses.id })
    .from(bosses)
    .where(inArray(bosses.id, [...ids]))
    .orderBy(bosses.id)
}

function toIds({ bossId }: BatchBosses, found: readonly { id: string }[]): ReadonlySet<string> {
  const ids = new Set(found.map(({ id }) => id))
  if (!ids.has(bossId)) throw invalid({ bossId: 'Boss selection required' })
  return ids
}
