import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { bosses, instances, lootItems } from '../../database/schema'

/** An instance with its bosses in boss order and all their loot items. */
export interface StoredRaid {
  instance: typeof instances.$inferSelect
  bosses: (typeof bosses.$inferSelect)[]
  loot: (typeof lootItems.$inferSelect)[]
}

/**
 * Reads the raid with that id or slug; `isLocked` locks all its rows until the transaction ends.
 */
export async function readRaid(
  database: Database,
  by: { id: string } | { slug: string },
  isLocked = false,
): Promise<StoredRaid | undefined> {
  const where = 'id' in by ? eq(instances.id, by.id) : eq(instances.slug, by.slug)
  const instanceQuery = database.select().from(instances).where(where).$dynamic()
  const [instance] = await (isLocked ? instanceQuery.for('update') : instanceQuery)
  if (!instance) return undefined
  const bossQuery = database
    .select()
    .from(bosses)
    .where(eq(bosses.instanceId, instance.id))
    .orderBy(bosses.encounterOrder)
    .$dynamic()
  const raidBosses = await (isLocked ? bossQuery.for('update') : bossQuery)
  const lootQuery = database
    .select({ item: lootItems })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(eq(bosses.instanceId, instance.id))
    .orderBy(lootItems.id)
    .$dynamic()
  const loot = await (isLocked ? lootQuery.for('update', { of: lootItems }) : lootQuery)
  return { instance, bosses: raidBosses, loot: loot.map(({ item }) => item) }
}
