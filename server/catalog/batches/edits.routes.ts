import { editLoot } from '@/contract/admin-loot-edit'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { writeLoot } from '../write-loot'
import { toBatchChange } from './batch-changes'
import { openBatch, storeChanges } from './open-batch'
import { rejectInvalidRows, toBatchDryRunRows } from './plan-batch'
import { planEdits } from './plan-edits'

/** Change existing loot items as a batch, with a dry run. */
export function lootEditRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(
    app,
    editLoot,
    async ({ body, user }) => {
      const { batchId = randomUUID() } = body
      await database.transaction(async (transaction) => {
        const createdAt = new Date(now())
        const earlier = await openBatch(transaction, { id: batchId, createdBy: user.id, createdAt })
        const planned = await planEdits(transaction, body.items, { isLocking: true })
        rejectInvalidRows(planned)
        const changed = planned.flatMap((row) => (row.outcome === 'changed' ? [row] : []))
        const changes = changed.map((row) => toBatchChange(row.existing, row.changes))
        await storeChanges(transaction, batchId, earlier, changes)
        const written = changed.map((row) => ({ ...row.existing, ...row.changes }))
        await writeLoot(transaction, written)
      })
      return { batchId }
    },
    async ({ body }) => ({
      rows: toBatchDryRunRows(await planEdits(database, body.items, { isLocking: false })),
    }),
  )
}
