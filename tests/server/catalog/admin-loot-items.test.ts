import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createLootItem,
  deleteLootItem,
  listLoot,
  updateLootItem,
} from '@/contract/admin/admin-loot-item'
import { bosses, lootItems } from '../../../server/database/schema'
import { createAdminScene } from '../../support/admin-entities'
import { make } from '../../support/backend/backend-calls'
import { addLastBoss, createWishedItem } from './wished-item'

const scene = await createAdminScene()
const { backend, admin, token, raider, catalog } = scene

describe('loot items', () => {
  let bossId: string
  beforeAll(async () => {
    bossId = (await catalog.newBoss((await catalog.newInstance()).id, 1)).id
  })

  it.each(['itemId', 'blizzardItemId', 'wowheadId'])(
    'create and update: all three game ids are set from %s',
    async (field) => {
      const ids = { itemId: 7, blizzardItemId: 7, wowheadId: 7 }
      expect(await catalog.newItem(bossId, { [field]: 7 })).toMatchObject(ids)
      const { id: lootItemId } = await catalog.newItem(bossId, { itemId: 1 })
      const params = { lootItemId }
      const body = { itemId: null, [field]: 7 }
      expect(await admin.make(updateLootItem, { params, body })).toMatchObject(ids)
    },
  )

  it.each(['itemId', 'blizzardItemId', 'wowheadId'])('search: finds items by %s', async (field) => {
    const item = await catalog.newItem(bossId, {
      itemId: 900_001,
      blizzardItemId: 900_002,
      wowheadId: 900_003,
      [field]: 900_004,
    })
    const query = { bossId, search: ' 900004 ' }
    const { items } = await admin.make(listLoot, { query })
    expect(items.map(({ id }) => id)).toContain(item.id)
  })

  it('create: different game ids are stored as given', async () => {
    const ids = { itemId: 7, blizzardItemId: null, wowheadId: 8 }
    expect(await catalog.newItem(bossId, ids)).toMatchObject(ids)
  })

  it('create: fields that are left out get their defaults, empty values become null', async () => {
    expect(
      await catalog.newItem(bossId, { iconUrl: '', description: '', lootSpecializationIds: [] }),
    ).toMatchObject({
      rarity: 'EPIC',
      isTokenItem: false,
      iconUrl: null,
      description: null,
      tokenSlots: [],
      classes: [],
      lootSpecializationIds: null,
      wishlistCount: 0,
    })
  })

  it('update: slot and type are required unless the item is a tier token', async () => {
    const tierToken = await catalog.newItem(bossId, {
      isTokenItem: true,
      itemSlot: null,
      itemType: null,
    })
    const params = { lootItemId: tierToken.id }
    const change = (body: object) => admin.rejection(updateLootItem, { params, body })
    expect(await change({ isTokenItem: false, name: 'Changed' })).toMatchObject({
      status: 400,
      fields: {
        itemSlot: 'Please select an item slot',
        itemType: 'Please select an item type',
      },
    })
    expect((await change({ isTokenItem: false, itemSlot: 'HEAD' })).fields).toEqual({
      itemType: 'Please select an item type',
    })
    const body = { isTokenItem: false, itemSlot: 'HEAD', itemType: 'Cloth Armor' }
    expect(await admin.make(updateLootItem, { params, body })).toEqual({
      ...tierToken,
      ...body,
    })
    expect((await change({ itemType: null })).fields).toEqual({
      itemType: 'Please select an item type',
    })
  })

  it('a type that contradicts the slot is accepted on creation and on update', async () => {
    const body = { bossId, name: 'Crown', itemSlot: 'HEAD', itemType: 'Trinket' }
    const created = await admin.make(createLootItem, { body })
    expect(created).toMatchObject(body)
    const params = { lootItemId: created.id }
    const change = { itemSlot: 'BACK' }
    expect(await admin.make(updateLootItem, { params, body: change })).toMatchObject({
      ...body,
      ...change,
    })
  })

  it('update: an unknown boss is rejected', async () => {
    const { id: lootItemId } = await catalog.newItem(bossId)
    const body = { bossId: 'nobody' }
    const fields = { bossId: 'Please select a boss' }
    const rejected = await admin.rejection(updateLootItem, { params: { lootItemId }, body })
    expect(rejected).toMatchObject({ status: 400, fields })
  })

  it('update: an item on wishlists can move within its raid, but not to another raid', async () => {
    const { item, instanceId } = await createWishedItem(scene)
    const params = { lootItemId: item.id }
    expect(await admin.rejection(updateLootItem, { params, body: { bossId } })).toMatchObject({
      status: 409,
      details: { wishlistCount: 1 },
      fields: { bossId: 'This item is on 1 wishlist' },
    })
    const body = { bossId: (await addLastBoss(scene, instanceId)).id }
    expect(await admin.make(updateLootItem, { params, body })).toMatchObject(body)
    const free = await catalog.newItem(body.bossId)
    const moved = { token, params: { lootItemId: free.id }, body: { bossId } }
    expect(await make(backend, updateLootItem, moved)).toMatchObject({ bossId })
  })

  it('delete: rejected for an item on wishlists, unless forced; each wishlist counts once', async () => {
    const { item, wishlistId } = await createWishedItem(scene)
    const params = { lootItemId: item.id }
    await backend.database.execute(`
      insert into wishlist_items (wishlist_id, id, loot_item_id, slot, priority, is_obtained)
      values ('${wishlistId}', 'again', '${item.id}', 'HEAD', 3, false)`)
    const query = { bossId: item.bossId }
    const { items } = await admin.make(listLoot, { query })
    expect(items.map(({ wishlistCount }) => wishlistCount)).toEqual([1])
    expect(await admin.rejection(deleteLootItem, { params })).toMatchObject({
      status: 409,
      message: 'This item is on 1 wishlist',
      details: { wishlistCount: 1 },
    })
    await admin.make(deleteLootItem, { params, query: { force: 'true' } })
    const left = await raider.readItems(wishlistId)
    expect(left.map(({ priority }) => priority)).toEqual([1])
    expect(await admin.rejection(deleteLootItem, { params })).toMatchObject({
      status: 404,
    })
  })

  it('delete: if a wish for the item is added at the same time, exactly one of the two succeeds', async () => {
    const { boss, wishlistId } = await createWishedItem(scene)
    const item = await catalog.newItem(boss.id)
    const wish = { lootItemId: item.id, slot: 'TRINKET' }
    const path = `/api/wishlists/${wishlistId}/items`
    const [added, deleted] = await Promise.all([
      backend.request('POST', path, { token: raider.token, body: wish }),
      backend.request('DELETE', `/api/admin/loot/${item.id}`, { token }),
    ])
    const exists = await backend.database.$count(lootItems, eq(lootItems.id, item.id))
    expect([added.status, deleted.status]).toEqual(exists ? [201, 409] : [400, 204])
    expect(await backend.database.$count(bosses, eq(bosses.id, boss.id))).toBe(1)
  })
})
