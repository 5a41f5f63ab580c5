import { expect } from 'vitest'
import { listBosses } from '@/contract/admin/admin-boss'
import type { AdminScene } from '../../support/admin-entities'
import { make } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance } from '../../support/entities'

/**
 * Creates a boss with one item in a seeded raid, and a wishlist with two wishes of which the first
 * is for that item.
 */
export async function createWishedItem(scene: AdminScene) {
  const { backend, catalog, raider } = scene
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  const boss = await addLastBoss(scene, instanceId)
  const item = await catalog.newItem(boss.id)
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'NECK', 1)
  const wish = { lootItemId: item.id, slot: 'TRINKET', priority: 1 }
  const path = `/api/wishlists/${wishlistId}/items`
  const added = await backend.request('POST', path, { token: raider.token, body: wish })
  expect(added.status).toBe(201)
  return { boss, item, wishlistId, instanceId }
}

/** Creates a boss after the last one of the instance. */
export async function addLastBoss({ backend, catalog, token }: AdminScene, instanceId: string) {
  const query = { instanceId }
  const bosses = await make(backend, listBosses, { token, query })
  return catalog.newBoss(instanceId, (bosses.at(-1)?.encounterOrder ?? 0) + 1)
}
