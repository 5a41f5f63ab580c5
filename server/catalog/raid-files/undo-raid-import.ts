import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { bosses, instances, lootItems, type RaidImport } from '../../database/schema'
import { previousValues } from '../row-changes'
import { countWishlistsFor, rejectIfUsed } from '../wishlist-usage'
import { writeBosses } from './write-bosses'

/**
 * Locks the instance of an import, which may be deleted by now. Throws 409 if the import created it and
 * it has wishlists.
 */
export async function lockImportedInstance(
  transaction: Database,
  { instanceId, isNewInstance }: RaidImport,
): Promise<void> {
  await transaction
    .select({ id: instances.id })
    .from(instances)
    .where(eq(instances.id, instanceId))
    .for('update')
  if (isNewInstance) {
    rejectIfUsed(await countWishlistsFor(transaction, instanceId), 'This instance has')
  }
}

/**
 * Reverts what an import has changed besides loot items. Bosses that it created are deleted if they
 * have no items left, and the instance that it created if it has no bosses left. Columns that were
 * edited since stay as they are.
 */
export async function undoRaidImport(
  transaction: Database,
  { instanceId, isNewInstance, instanceChange, newBossIds, bossChanges }: RaidImport,
): Promise<void> {
  const itemsOfBoss = transaction
    .select({ id: lootItems.id })
    .from(lootItems)
    .where(eq(lootItems.bossId, bosses.id))
  await transaction
    .delete(bosses)
    .where(and(inArray(bosses.id, newBossIds), notExists(itemsOfBoss)))
  const left = await transaction
    .select()
    .from(bosses)
    .where(eq(bosses.instanceId, instanceId))
    .orderBy(bosses.encounterOrder)
    .for('update')
  if (isNewInstance && left.length === 0) {
    await transaction.delete(instances).where(eq(instances.id, instanceId))
    return
  }
  const byId = new Map(bossChanges.map((change) => [change.id, change]))
  const restored = left.map((boss) => ({ ...boss, ...previousValues(boss, byId.get(boss.id)) }))
  const places = new Set(restored.map(({ encounterOrder }) => encounterOrder))
  // Bosses that were added or moved since may have taken the previous places.
  const isFree = places.size === restored.length
  const rows = restored.map((boss, index) => ({
    ...boss,
    encounterOrder: (isFree ? boss : left[index])?.encounterOrder ?? boss.encounterOrder,
  }))
  await writeBosses(transaction, instanceId, rows)
  const [instance] = await transaction.select().from(instances).where(eq(instances.id, instanceId))
  const columns = instance && instanceChange ? previousValues(instance, instanceChange) : {}
  if (Object.keys(columns).length === 0) return
  await transaction.update(instances).set(columns).where(eq(instances.id, instanceId))
}
