import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { selectBosses, selectInstances, selectLootItems } from './select-catalog'
import { bosses, instances } from '../database/schema'
import { notFound } from '../http/errors'
import { groupBy } from '../lib/group-by'
import { handle, type AppEnv } from '../http/handle'
import { etagCache } from '../http/etag-cache'
import type { Services } from '../services'

/** The catalog for players: active instances, and the bosses and loot items of an instance. */
export function catalogRoutes(app: Hono<AppEnv>, { database }: Services) {
  app.use('/api/instances/*', ...etagCache)

  handle(app, listActiveInstances, async () =>
    selectInstances(database, eq(instances.isActive, true)),
  )

  handle(app, listInstanceLoot, async ({ params }) => {
    const [instance] = await database
      .select({ id: instances.id })
      .from(instances)
      .where(eq(instances.id, params.instanceId))
    if (!instance) throw notFound('Instance')
    const instanceBosses = await selectBosses(database, eq(bosses.instanceId, instance.id))
    const items = await selectLootItems(database, eq(bosses.instanceId, instance.id))
    const byBoss = groupBy(items, (item) => item.bossId)
    return instanceBosses.map((boss) => ({ ...boss, items: byBoss.get(boss.id) ?? [] }))
  })
}
