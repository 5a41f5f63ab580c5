import { exportRaid, importRaid } from '@/contract/admin/admin-raid-file'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { instances } from '../../database/schema'
import { notFound } from '../../http/http-errors'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { authorAt } from '../history/record-change'
import { selectAdminInstances } from '../select-admin-catalog'
import { dryRunRaidFile, importRaidFile } from './import-raid-file'
import { readRaid } from './read-raid'
import { toRaidFile } from './to-raid-file'

/** Export of an instance as a raid file, and import of a raid file, with a dry run. */
export function raidFileRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(app, exportRaid, async ({ params }) => {
    const raid = await readRaid(database, { id: params.instanceId })
    if (!raid) throw notFound('Instance')
    return toRaidFile(raid)
  })

  handle(
    app,
    importRaid,
    async ({ body, user, transactOnce }) =>
      // The instance is read in the transaction: a deletion waits for its end.
      transactOnce(database, async (transaction) => {
        const { instanceId, batchId } = await importRaidFile(transaction, body, by(user))
        const [instance] = await selectAdminInstances(transaction, eq(instances.id, instanceId))
        if (!instance) throw notFound('Instance')
        return { instance, batchId }
      }),
    async ({ body }) => ({ rows: await dryRunRaidFile(database, body) }),
  )
}
