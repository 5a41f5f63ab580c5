import { randomUUID } from 'node:crypto'
import type { Database } from '../database'
import { bosses, instances, lootItems } from '../schema'
import { RAIDS } from './all-raids'

/** Adds the built-in raids to an empty catalog, and returns whether it was empty. */
export async function seedCatalog(database: Database): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [existing] = await transaction.select({ id: instances.id }).from(instances).limit(1)
    if (existing) return false
    for (const { bosses: raidBosses, ...raid } of RAIDS) {
      const instanceId = randomUUID()
      await transaction.insert(instances).values({ id: instanceId, ...raid })
      for (const { items, ...boss } of raidBosses) {
        const bossId = randomUUID()
        await transaction.insert(bosses).values({ id: bossId, instanceId, ...boss })
        await transaction.insert(lootItems).values(
          items.map(({ icon: _, ...item }) => ({
            id: randomUUID(),
            bossId,
            ...item,
            // All three ids have the same value in practice.
            itemId: item.blizzardItemId,
            wowheadId: item.blizzardItemId,
          })),
        )
      }
    }
    return true
  })
}
