import { randomUUID } from 'node:crypto'
import type { Database } from '../client'
import { bosses, instances, lootItems } from '../schema'
import { RAIDS } from './all-raids'

/**
 * Fills an empty catalogue with the raids we know. A catalogue that holds anything is left alone:
 * from then on it belongs to the admins.
 */
export async function seedCatalog(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const [existing] = await transaction.select({ id: instances.id }).from(instances).limit(1)
    if (existing) return
    for (const { bosses: raidBosses, ...raid } of RAIDS) {
      const instanceId = randomUUID()
      await transaction.insert(instances).values({ id: instanceId, ...raid })
      for (const { items, ...boss } of raidBosses) {
        const bossId = randomUUID()
        await transaction.insert(bosses).values({ id: bossId, instanceId, ...boss })
        await transaction.insert(lootItems).values(
          items.map((item) => ({
            id: randomUUID(),
            bossId,
            ...item,
            // The three ids are one number in practice (contract, "LootItem").
            itemId: item.blizzardItemId,
            wowheadId: item.blizzardItemId,
          })),
        )
      }
    }
  })
}
