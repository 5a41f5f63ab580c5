import type { BatchId } from '@/contract/ids'
import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import {
  bosses,
  instances,
  lootItems,
  type RaidImport,
  type RowChange,
} from '../../database/schema'
import { diffColumns } from '../diff-columns'
import { previousValues, toRowChange } from '../row-changes'
import { countWishlistsFor, rejectIfUsed } from '../wishlist-usage'
import { writeBosses } from './write-bosses'

/**
 * Locks the instance of an import, which may be deleted by now, and its bosses. Throws 409 if the
 * import created it and it has wishlists, unless `isForced`.
 */
export async function lockImportedInstance(
  transaction: Database,
  { instanceId, isNewInstance }: RaidImport,
  isForced: boolean,
): Promise<void> {
  await transaction
    .select({ id: instances.id })
    .from(instances)
    .where(eq(instances.id, instanceId))
    .for('update')
  if (isNewInstance && !isForced) {
    rejectIfUsed(await countWishlistsFor(transaction, instanceId), 'This instance has')
  }
  await transaction
    .select({ id: bosses.id })
    .from(bosses)
    .where(eq(bosses.instanceId, instanceId))
    .orderBy(bosses.id)
    .for('update')
}

/**
 * The bosses that an import has created and that have no other items, and the instance that it has
 * created if it has no other bosses.
 */
export async function findCreated(
  transaction: Database,
  { instanceId, isNewInstance, newBossIds }: RaidImport,
  batchId: BatchId,
): Promise<{ bosses: string[]; instances: string[] }> {
  const otherItems = transaction
    .select({ id: lootItems.id })
    .from(lootItems)
    .where(
      and(eq(lootItems.bossId, bosses.id), sql`${lootItems.batchId} is distinct from ${batchId}`),
    )
  const created = await transaction
    .select({ id: bosses.id })
    .from(bosses)
    .where(and(inArray(bosses.id, newBossIds), notExists(otherItems)))
  const ids = created.map(({ id }) => id)
  const others = await transaction.$count(
    bosses,
    and(eq(bosses.instanceId, instanceId), notInArray(bosses.id, ids)),
  )
  const exists = (await transaction.$count(instances, eq(instances.id, instanceId))) > 0
  return { bosses: ids, instances: isNewInstance && exists && others === 0 ? [instanceId] : [] }
}

/**
 * Deletes the bosses and the instance that an import has created, and reverts what it has changed
 * besides loot items. Columns that were edited since stay as they are.
 * @param created of `findCreated`
 * @returns the changes that this makes
 */
export async function undoRaidImport(
  transaction: Database,
  { instanceId, instanceChange, bossChanges }: RaidImport,
  created: { bosses: string[]; instances: string[] },
): Promise<RowChange[]> {
  await transaction.delete(bosses).where(inArray(bosses.id, created.bosses))
  await transaction.delete(instances).where(inArray(instances.id, created.instances))
  const left = await transaction
    .select()
    .from(bosses)
    .where(eq(bosses.instanceId, instanceId))
    .orderBy(bosses.encounterOrder)
  const byId = new Map(bossChanges.map((change) => [change.id, change]))
  const restored = left.map((boss) => ({ ...boss, ...previousValues(boss, byId.get(boss.id)) }))
  const orders = new Set(restored.map(({ encounterOrder }) => encounterOrder))
  // Bosses that were added or moved since may have taken the previous orders.
  const isFree = orders.size === restored.length
  const rows = restored.map((boss, index) => ({
    ...boss,
    encounterOrder: (isFree ? boss : left[index])?.encounterOrder ?? boss.encounterOrder,
  }))
  await writeBosses(transaction, instanceId, rows)
  const changes: RowChange[] = left.flatMap((boss, index) => {
    const columns = diffColumns(boss, { ...rows[index] })
    return Object.keys(columns).length > 0 ? [{ kind: 'boss', ...toRowChange(boss, columns) }] : []
  })
  const [instance] = await transaction.select().from(instances).where(eq(instances.id, instanceId))
  const columns = instance && instanceChange ? previousValues(instance, instanceChange) : {}
  if (!instance || Object.keys(columns).length === 0) return changes
  await transaction.update(instances).set(columns).where(eq(instances.id, instanceId))
  return [{ kind: 'instance', ...toRowChange(instance, columns) }, ...changes]
}
