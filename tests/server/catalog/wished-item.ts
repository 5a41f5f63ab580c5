import { expect } from 'vitest'
import { listBosses } from '@/contract/admin/admin-boss'
import type { Catalog } from '../../support/admin-entities'
import type { TestBackend } from '../../support/backend/backend'
import { make } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, type Person } from '../../support/entities'

interface Parts {
  backend: TestBackend
  catalog: Catalog
  adminToken: string
  raider: Person
}

/**
 * Creates a boss with one item in a seeded raid, and a wishlist with two wishes of which the first
 * is for that item.
 */
export async function createWishedItem(parts: Parts) {
  const { backend, catalog, raider } = parts
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  const boss = await addLastBoss(parts, instanceId)
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
export async function addLastBoss({ backend, catalog, adminToken }: Parts, instanceId: string) {
  const query = { instanceId }
  const bosses = await make(backend, listBosses, { token: adminToken, query })
  return catalog.newBoss(instanceId, (bosses.at(-1)?.encounterOrder ?? 0) + 1)
}
