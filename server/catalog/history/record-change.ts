import type { BatchId, BossId, InstanceId } from '@/contract/ids'
import type { ChangeAction, ChangeCounts } from '@/contract/admin/admin-history'
import type { CatalogKind } from '@/contract/catalog-kinds'
import { eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database'
import { adminChanges, bosses, instances, type RowChange } from '../../database/schema'
import type { SessionUser } from '../../http/handle'

/** The admin who makes a change, and when. */
export interface Author {
  createdBy: string
  createdAt: Date
}

/** Returns the author of the changes of a request. @param now milliseconds since the epoch */
export function authorAt(now: () => number) {
  return ({ id }: SessionUser): Author => ({ createdBy: id, createdAt: new Date(now()) })
}

/** The rows above the changed ones. */
export type Parents = { instanceId: InstanceId } | { bossIds: readonly BossId[] }

interface Change {
  action: ChangeAction
  kind: CatalogKind
  name: string
  /** Of bosses and loot items. */
  parents?: Parents
  instanceName?: string | null
  /** Missing ones are 0. */
  counts?: Partial<ChangeCounts>
  changes?: RowChange[]
  batchId?: BatchId
  undoes?: string
}

/**
 * Records what an admin changes, in the transaction that changes it. Deletions are recorded with
 * `recordDeletion`.
 * @returns the id of the change in the history
 */
export async function recordChange(
  transaction: Database,
  by: Author,
  { parents, counts, changes = [], ...change }: Change,
): Promise<string> {
  const id = randomUUID()
  await transaction.insert(adminChanges).values({
    id,
    ...by,
    instanceName: parents && (await findInstanceName(transaction, parents)),
    ...change,
    counts: { bosses: 0, items: 0, wishlists: 0, ...counts },
    changes,
  })
  return id
}

/** The name of the instance to which rows belong; null if it does not exist any more. */
async function findInstanceName(transaction: Database, parents: Parents) {
  const isParent =
    'instanceId' in parents
      ? eq(instances.id, parents.instanceId)
      : inArray(
          instances.id,
          transaction
            .select({ id: bosses.instanceId })
            .from(bosses)
            .where(inArray(bosses.id, [...new Set(parents.bossIds)])),
        )
  const found = await transaction
    .select({ name: instances.name })
    .from(instances)
    .where(isParent)
    .orderBy(instances.sortOrder, instances.name)
  return found.length > 0 ? joinNames(found) : null
}

export function joinNames(rows: readonly { name: string }[]): string {
  return rows.map(({ name }) => name).join(', ')
}
