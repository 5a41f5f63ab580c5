import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../database/client'
import { bosses, instances, lootItems, wishlistItems, wishlists } from '../database/schema'
import { conflict, notFound } from '../http/errors'

/*
 * Rows are locked from the top down: instance, boss, items, wishlists. What is locked for update
 * takes on nothing new either: a foreign key to it waits.
 */

/** Locks an instance until the transaction ends; 404 when it is not there. */
export async function lockInstance(transaction: Database, id: string) {
  const [instance] = await transaction
    .select()
    .from(instances)
    .where(eq(instances.id, id))
    .for('update')
  if (!instance) throw notFound('Instance')
  return instance
}

/** Locks a boss with its instance until the transaction ends; 404 when it is not there. */
export async function lockBoss(transaction: Database, id: string) {
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

/** Locks a loot item until the transaction ends; 404 when it is not there. */
export async function lockLootItem(transaction: Database, id: string) {
  const [item] = await transaction
    .select()
    .from(lootItems)
    .where(eq(lootItems.id, id))
    .for('update')
  if (!item) throw notFound('Loot item')
  return item
}

/** Locks loot items and the wishlists that hold any of them; the ids of these lists. */
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
  const lists = await transaction
    .select({ id: wishlists.id })
    .from(wishlists)
    .where(inArray(wishlists.id, holding))
    .orderBy(asc(wishlists.id))
    .for('update')
  return lists.map(({ id }) => id)
}

/** How many wishlists are made for an instance; none is added while it is locked. */
export async function countWishlistsFor(transaction: Database, instanceId: string) {
  return transaction.$count(wishlists, eq(wishlists.instanceId, instanceId))
}

/**
 * 409 with the number of wishlists, unless there is none.
 * @param lead what they have to do with it: "This item is on"
 * @param field the field it is shown under, when a change is refused
 */
export function refuseWhenUsed(wishlistCount: number, lead: string, field?: string) {
  if (wishlistCount === 0) return
  const message = `${lead} ${wishlistCount} ${wishlistCount === 1 ? 'wishlist' : 'wishlists'}`
  throw conflict(message, 'BAD_REQUEST', {
    wishlistCount,
    ...(field && { fields: { [field]: message } }),
  })
}
