import type { CatalogKind, ChangeAction, ChangeCounts } from '@/contract/admin-history'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/client'
import { adminChanges, type RowChange } from '../../database/schema'
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

interface Change {
  action: ChangeAction
  kind: CatalogKind
  name: string
  /** Missing ones are 0. */
  counts?: Partial<ChangeCounts>
  changes?: RowChange[]
  batchId?: string
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
  { counts, changes = [], ...change }: Change,
): Promise<string> {
  const id = randomUUID()
  await transaction.insert(adminChanges).values({
    id,
    ...by,
    ...change,
    counts: { bosses: 0, items: 0, wishlists: 0, ...counts },
    changes,
  })
  return id
}

interface Submit {
  batchId: string
  /** The rows that the request has written. */
  written: readonly { name: string }[]
  /** All changes of the batch. */
  changes: RowChange[]
}

/** Records a submitted batch, or adds a later request of it to its entry. The batch must be locked. */
export async function recordSubmit(
  transaction: Database,
  by: Author,
  { batchId, written, changes }: Submit,
): Promise<void> {
  if (written.length === 0) return
  const [entry] = await transaction
    .select({ id: adminChanges.id, name: adminChanges.name, counts: adminChanges.counts })
    .from(adminChanges)
    .where(eq(adminChanges.batchId, batchId))
  if (!entry) {
    const counts = { items: written.length }
    const name = joinNames(written)
    const change = { action: 'submitted', kind: 'item', name, counts, changes, batchId } as const
    await recordChange(transaction, by, change)
    return
  }
  const { id, name, counts } = entry
  await transaction
    .update(adminChanges)
    .set({
      name: name.endsWith(CUT_OFF) ? name : joinNames([{ name }, ...written]),
      counts: { ...counts, items: counts.items + written.length },
      changes,
    })
    .where(eq(adminChanges.id, id))
}

/** The maximum length of the names of several rows. */
const NAMES_MAX = 200

/** In place of the last names. */
const CUT_OFF = '…'

/** The names of rows as one text. If it gets long, the last names are left out. */
export function joinNames(rows: readonly { name: string }[]): string {
  const shown: string[] = []
  for (const { name } of rows) {
    const isFull = shown.length > 0 && [...shown, name, CUT_OFF].join(', ').length > NAMES_MAX
    if (isFull) return [...shown, CUT_OFF].join(', ')
    shown.push(name)
  }
  return shown.join(', ')
}
