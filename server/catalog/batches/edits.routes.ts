import { editLoot } from '@/contract/admin/admin-loot-edit'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { authorAt, recordSubmit } from '../history/record-change'
import { toRowChange } from '../row-changes'
import { writeLoot } from '../write-loot'
import { openBatch, storeChanges } from './open-batch'
import { rejectInvalidRows, toBatchDryRunRows } from './plan-batch'
import { planEdits } from './plan-edits'

/** Change existing loot items as a batch, with a dry run. */
export function lootEditRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(
    app,
    editLoot,
    async ({ body, user, transactOnce }) =>
      transactOnce(database, async (transaction) => {
        const { batchId = randomUUID() } = body
        const author = by(user)
        const earlier = await openBatch(transaction, batchId, author)
        const planned = await planEdits(transaction, body.items, { isLocking: true })
        rejectInvalidRows(planned)
        const changed = planned.flatMap((row) => (row.outcome === 'changed' ? [row] : []))
        const changes = changed.map((row) => toRowChange(row.existing, row.changes))
        const written = changed.map((row) => ({ ...row.existing, ...row.changes }))
        await writeLoot(transaction, written)
        const all = await storeChanges(transaction, batchId, earlier, changes)
        await recordSubmit(transaction, author, { batchId, written, changes: all })
        return { batchId, outcomes: planned.map(({ outcome }) => outcome) }
      }),
    async ({ body }) => ({
      rows: toBatchDryRunRows(await planEdits(database, body.items, { isLocking: false })),
    }),
  )
}
