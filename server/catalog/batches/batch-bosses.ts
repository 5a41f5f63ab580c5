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

/**
 * The ids of the batch's bosses that exist. Throws 400 if the boss of the batch does not.
 * @param isLocking whether to lock the bosses, so that batches for one boss run one after another
 */
export async function findBatchBosses(
  database: Database,
  { bossId, items }: BatchBosses,
  { isLocking }: { isLocking: boolean },
): Promise<ReadonlySet<string>> {
  const wanted = new Set([bossId, ...items.flatMap((item) => item.bossId ?? [])])
  const query = database
    .select({ id: bosses.id })
    .from(bosses)
    .where(inArray(bosses.id, [...wanted]))
    // Concurrent batches lock the bosses in the same order.
    .orderBy(bosses.id)
  const found = isLocking ? await query.for('update') : await query
  const ids = new Set<string>(found.map(({ id }) => id))
  if (!ids.has(bossId)) throw invalid({ bossId: 'Boss selection required' })
  return ids
}
