import { exportRaid, importRaid } from '@/contract/admin-raid-file'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { selectAdminInstances } from '../select-admin-catalog'
import { instances } from '../../database/schema'
import { notFound } from '../../http/errors'
import { handle, type AppEnv } from '../../http/handle'
import { toRaidFile } from './export-raid'
import { importRaidFile, readRaid, dryRunRaidFile } from './import-raid'
import type { Services } from '../../services'

/** Whole raids as files, out and in. */
export function adminRaidFileRoutes(app: Hono<AppEnv>, { database }: Services) {
  handle(app, exportRaid, async ({ params }) => {
    const raid = await readRaid(database, { id: params.instanceId })
    if (!raid) throw notFound('Instance')
    return toRaidFile(raid)
  })

  handle(
    app,
    importRaid,
    async ({ body }) => {
      const id = await database.transaction((transaction) => importRaidFile(transaction, body))
      const [instance] = await selectAdminInstances(database, eq(instances.id, id))
      if (!instance) throw notFound('Instance')
      return { instance }
    },
    async ({ body }) => ({ rows: await dryRunRaidFile(database, body) }),
  )
}
