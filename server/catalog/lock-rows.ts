import type { BossId, InstanceId, LootItemId } from '@/contract/ids'
import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { bosses, instances, lootItems, wishlistItems, wishlists } from '../database/schema'
import { notFound } from '../http/http-errors'

/*
 * To avoid deadlocks, rows are always locked in the order instance, boss, loot items, wishlists. A
 * row locked `for update` also blocks inserts of rows that reference it.
 */

/** Locks an instance until the end of the transaction. Throws 404 if it does not exist. */
export async function lockInstance(transaction: Database, id: InstanceId) {
  const [instance] = await transaction
    .select()
    .from(instances)
    .where(eq(instances.id, id))
    .for('update')
  if (!instance) throw notFound('Instance')
  return instance
}

/**
 * Locks a boss and its instance until the end of the transaction. Throws 404 if it does not exist.
 */
export async function lockBoss(transaction: Database, id: BossId) {
  await transaction
    .select({ id: instances.id })
    .from(instances)
    .innerJoin(bosses, eq(bosses.instanceId, instances.id))
    .where(eq(bosses.id, id))
    .for('no key update', { of: instances })
  const [boss] = await transaction.select().from(bosses).where(eq(bosses.id, id)).for('update')
  if (!boss) throw notFound('Boss')
  return boss
}

/** Locks a loot item until the end of the transaction. Throws 404 if it does not exist. */
export async function lockLootItem(transaction: Database, id: LootItemId) {
  const [item] = await transaction
    .select()
    .from(lootItems)
    .where(eq(lootItems.id, id))
    .for('update')
  if (!item) throw notFound('Loot item')
  return item
}

/**
 * Locks loot items and the wishlists that contain any of them. Returns the ids of the wishlists.
 */
export async function lockWishlistsHolding(transaction: Database, items: SQL): Promise<string[]> {
  await transaction
    .select({ id: lootItems.id })
    .from(lootItems)
    .where(items)
    .orderBy(asc(lootItems.id))
    .for('update')
  const holding = transaction
    .select({ id: wishlistItems.wishlistId })
    .from(wishlistItems)
    .innerJoin(lootItems, eq(lootItems.id, wishlistItems.lootItemId))
    .where(items)
  const locked = await transaction
    .select({ id: wishlists.id })
    .from(wishlists)
    .where(inArray(wishlists.id, holding))
    .orderBy(asc(wishlists.id))
    .for('update')
  return locked.map(({ id }) => id)
}
