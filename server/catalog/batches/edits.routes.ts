import { editLoot } from '@/contract/admin/admin-loot-edit'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { authorAt } from '../history/record-change'
import { toRowChange } from '../row-changes'
import { rejectInvalidRows, toBatchDryRunRows } from './plan-batch'
import { planEdits } from './plan-edits'
import { storeBatch } from './store-batch'

/** Change existing loot items as a batch, with a dry run. */
export function lootEditRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(
    app,
    editLoot,
    async ({ body, user, transactOnce }) =>
      transactOnce(database, async (transaction) => {
        const batchId = randomUUID()
        const planned = await planEdits(transaction, body.items, { isLocking: true })
        rejectInvalidRows(planned)
        const changed = planned.flatMap((row) => (row.outcome === 'changed' ? [row] : []))
        const changes = changed.map((row) => toRowChange(row.existing, row.changes))
        const written = changed.map((row) => ({ ...row.existing, ...row.changes }))
        await storeBatch(transaction, by(user), { batchId, written, changes })
        return { batchId, outcomes: planned.map(({ outcome }) => outcome) }
      }),
    async ({ body }) => ({
      rows: toBatchDryRunRows(await planEdits(database, body.items, { isLocking: false })),
    }),
  )
}
