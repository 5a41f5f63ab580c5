import type { InstanceId } from '@/contract/ids'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { bosses, instances } from '../database/schema'
import { notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import { groupBy } from '../lib/group-by'
import type { Services } from '../services'
import type { CatalogMemory } from './catalog-memory'
import { selectBosses, selectInstances, selectLootItems } from './select-catalog'

/** The catalog for players: active instances, and the bosses and loot items of an instance. */
export function catalogRoutes(app: Hono<AppEnv>, { database }: Services, catalog: CatalogMemory) {
  handle(app, listActiveInstances, async ({ context }) =>
    catalog.answer(context, listActiveInstances, [], () =>
      selectInstances(database, eq(instances.isActive, true)),
    ),
  )

  handle(app, listInstanceLoot, async ({ params, context }) =>
    catalog.answer(context, listInstanceLoot, [params.instanceId], () =>
      selectInstanceLoot(params.instanceId),
    ),
  )

  async function selectInstanceLoot(instanceId: InstanceId) {
    const found = await selectBosses(database, eq(bosses.instanceId, instanceId))
    if (found.length === 0 && !(await database.$count(instances, eq(instances.id, instanceId)))) {
      throw notFound('Instance')
    }
    const items = await selectLootItems(database, eq(bosses.instanceId, instanceId))
    const byBoss = groupBy(items, (item) => item.bossId)
    return found.map((boss) => ({ ...boss, items: byBoss.get(boss.id) ?? [] }))
  }
}
