import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBoss, deleteBoss, listBosses, setBossOrder, updateBoss } from '@/contract/admin-boss'
import {
  createInstance,
  deleteInstance,
  listInstances,
  updateInstance,
} from '@/contract/admin-instance'
import { deleteLootItem, listLoot, updateLootItem } from '@/contract/admin-loot-item'
import { bosses, lootItems } from '../../../server/database/schema'
import { createCatalog, type Catalog } from '../../support/admin-entities'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make, refusal } from '../../support/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'

let backend: TestBackend
let raider: Person
let token: string
let newInstance: Catalog['newInstance']
let newBoss: Catalog['newBoss']
let newItem: Catalog['newItem']

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Admin#1000')
  raider = await signInPerson(backend, 'Raider#3000')
  ;({ newInstance, newBoss, newItem } = createCatalog(backend, token))
})
afterAll(() => backend.close())

/** An item of the raid that the sandbox's people plan, wished for on a new list. */
async function wished() {
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  const boss = await newBossAtTheEnd(instanceId)
  const item = await newItem(boss.id)
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'NECK', 1)
  const wish = { lootItemId: item.id, slot: 'TRINKET', priority: 1 }
  const path = `/api/wishlists/${wishlistId}/items`
  const added = await backend.request('POST', path, { token: raider.token, body: wish })
  expect(added.status).toBe(201)
  return { boss, item, wishlistId, instanceId }
}

async function newBossAtTheEnd(instanceId: string) {
  const there = await make(backend, listBosses, { token, query: { instanceId } })
  return newBoss(instanceId, (there.at(-1)?.encounterOrder ?? 0) + 1)
}

describe('an instance', () => {
  it('is made with the defaults of the form', async () => {
    expect(await newInstance({ iconUrl: '', description: ' ' })).toMatchObject({
      isActive: true,
      isCurrentTier: false,
      sortOrder: 0,
      iconUrl: null,
      description: null,
      availableDifficulties: ['LFR', 'Mythic'],
      bossCount: 0,
      itemCount: 0,
      wishlistCount: 0,
    })
  })

  it('is refused under its slug when another has it, at once with another admin too', async () => {
    const { slug } = await newInstance()
    const { name: _, ...body } = { ...(await newInstance()), slug }
    const refused = await refusal(backend, createInstance, { token, body: { ...body, name: 'x' } })
    expect(refused).toMatchObject({ status: 409, code: 'BAD_REQUEST' })
    expect(refused.fields).toEqual({ slug: 'Another instance has this slug' })

    const twin = { ...body, name: 'Twin', slug: 'twin' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => backend.request('POST', '/api/admin/instances', { token, body: twin })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('changes in the fields that are given only', async () => {
    const instance = await newInstance({ description: 'Old', blizzardInstanceId: 5 })
    const params = { instanceId: instance.id }
    const body = { isActive: false, description: null }
    const changed = await make(backend, updateInstance, { token, params, body })
    expect(changed).toEqual({ ...instance, ...body })
    expect(await make(backend, updateInstance, { token, params, body: {} })).toEqual(changed)
    const { slug } = await newInstance()
    const refused = await refusal(backend, updateInstance, { token, params, body: { slug } })
    expect(refused).toMatchObject({ status: 409, fields: { slug: expect.any(String) } })
  })

  it('counts the wishlists made for it and goes with them only when forced', async () => {
    const instances = await make(backend, listInstances, { token })
    const instance = instances.find(({ slug }) => slug === 'manaforge-omega')
    const lists = await backend.database.query.wishlists.findMany({
      where: (table) => eq(table.instanceId, instance?.id ?? ''),
    })
    expect(instance?.wishlistCount).toBe(lists.length)
    const params = { instanceId: instance?.id ?? '' }
    expect(await refusal(backend, deleteInstance, { token, params })).toMatchObject({
      status: 409,
      code: 'BAD_REQUEST',
      details: { wishlistCount: lists.length },
    })
    await make(backend, deleteInstance, { token, params, query: { force: 'true' } })
    expect(await refusal(backend, deleteInstance, { token, params })).toMatchObject({ status: 404 })
  })

  it('goes without a question when no wishlist is made for it', async () => {
    const { id: instanceId } = await newInstance()
    await newItem((await newBoss(instanceId, 1)).id)
    await make(backend, deleteInstance, { token, params: { instanceId } })
    expect(await make(backend, listBosses, { token, query: { instanceId } })).toEqual([])
  })
})

describe('a boss', () => {
  it.each([
    [{ slug: 'boss-1', encounterOrder: 2 }, 'slug'],
    [{ slug: 'other', encounterOrder: 1 }, 'encounterOrder'],
  ])('is refused under the field that another has: %o', async (changes, field) => {
    const { id: instanceId } = await newInstance()
    await newBoss(instanceId, 1)
    const body = { instanceId, name: 'Second', ...changes }
    const refused = await refusal(backend, createBoss, { token, body })
    expect(refused).toMatchObject({ status: 409, code: 'BAD_REQUEST' })
    expect(Object.keys(refused.fields)).toEqual([field])
  })

  it('is refused in an instance that does not exist', async () => {
    const body = { instanceId: 'nowhere', name: 'A', slug: 'a', encounterOrder: 1 }
    expect(await refusal(backend, createBoss, { token, body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      fields: { instanceId: 'Please select an instance' },
    })
  })

  it('moves to another instance, to the last place when its own is taken', async () => {
    const from = await newInstance()
    const to = await newInstance()
    await newBoss(to.id, 1, { slug: 'first' })
    await newBoss(to.id, 3, { slug: 'third' })
    const places: number[] = []
    for (const encounterOrder of [1, 2]) {
      const { id: bossId } = await newBoss(from.id, encounterOrder)
      const body = { instanceId: to.id }
      const moved = await make(backend, updateBoss, { token, params: { bossId }, body })
      expect(moved.instanceId).toBe(to.id)
      places.push(moved.encounterOrder)
    }
    expect(places).toEqual([4, 2])
    const { id: bossId } = await newBoss(from.id, 5)
    const body = { instanceId: to.id, encounterOrder: 3 }
    expect(await refusal(backend, updateBoss, { token, params: { bossId }, body })).toMatchObject({
      status: 409,
      fields: { encounterOrder: expect.any(String) },
    })
  })

  it('stays in its instance while wishlists hold something of it', async () => {
    const { boss } = await wished()
    const body = { instanceId: (await newInstance()).id }
    const params = { bossId: boss.id }
    expect(await refusal(backend, updateBoss, { token, params, body })).toMatchObject({
      status: 409,
      details: { wishlistCount: 1 },
      fields: { instanceId: 'Items of this boss are on 1 wishlist' },
    })
  })

  it('goes with its items only when forced, and the wishes left close ranks', async () => {
    const { boss, wishlistId, instanceId } = await wished()
    const params = { bossId: boss.id }
    const there = await make(backend, listBosses, { token, query: { instanceId } })
    expect(there.find(({ id }) => id === boss.id)).toMatchObject({ itemCount: 1, wishlistCount: 1 })
    expect(await refusal(backend, deleteBoss, { token, params })).toMatchObject({
      status: 409,
      message: 'Items of this boss are on 1 wishlist',
      details: { wishlistCount: 1 },
    })
    await make(backend, deleteBoss, { token, params, query: { force: 'true' } })
    const left = await raider.readItems(wishlistId)
    expect(left.map(({ priority }) => priority)).toEqual([1])
  })
})

async function threeBosses() {
  const { id: instanceId } = await newInstance()
  const ids: string[] = []
  for (const place of [1, 2, 3]) ids.push((await newBoss(instanceId, place)).id)
  return { instanceId, ids }
}

describe('the order of bosses', () => {
  it('is the one given, with those left out behind', async () => {
    const { instanceId, ids } = await threeBosses()
    const [first = '', second = '', third = ''] = ids
    const order = async (bossIds: string[]) => {
      const params = { instanceId }
      const answer = await make(backend, setBossOrder, { token, params, body: { bossIds } })
      expect(answer.map(({ encounterOrder }) => encounterOrder)).toEqual([1, 2, 3])
      return answer.map(({ id }) => id)
    }
    expect(await order(ids.toReversed())).toEqual([third, second, first])
    expect(await order([first, first])).toEqual([first, third, second])
    expect(await order([])).toEqual([first, third, second])
  })

  it('names what is not a boss of the instance and changes nothing', async () => {
    const { instanceId, ids } = await threeBosses()
    const other = await newBoss((await newInstance()).id, 1)
    const bossIds = [ids[2], other.id, 'unknown']
    const params = { instanceId }
    expect(
      await refusal(backend, setBossOrder, { token, params, body: { bossIds } }),
    ).toMatchObject({
      status: 400,
      fields: {
        'bossIds.1': 'Not a boss of this instance',
        'bossIds.2': 'Not a boss of this instance',
      },
    })
    const there = await make(backend, listBosses, { token, query: { instanceId } })
    expect(there.map(({ id }) => id)).toEqual(ids)
  })

  it('survives others who order, add and move at the same moment', async () => {
    const { instanceId, ids } = await threeBosses()
    const path = `/api/admin/instances/${instanceId}/boss-order`
    const body = { instanceId, name: 'New', slug: 'new', encounterOrder: 4 }
    const answers = await Promise.all([
      backend.request('PUT', path, { token, body: { bossIds: ids.toReversed() } }),
      backend.request('POST', '/api/admin/bosses', { token, body }),
      backend.request('PUT', `/api/admin/bosses/${ids[0]}`, { token, body: { encounterOrder: 9 } }),
      backend.request('PUT', path, { token, body: { bossIds: ids } }),
      backend.request('PUT', `/api/admin/bosses/${ids[1]}`, { token, body: { encounterOrder: 9 } }),
    ])
    for (const { status } of answers) expect([200, 201, 409]).toContain(status)
    const there = await make(backend, listBosses, { token, query: { instanceId } })
    expect(new Set(there.map(({ encounterOrder }) => encounterOrder)).size).toBe(there.length)
  })
})

describe('a loot item', () => {
  let bossId: string
  beforeAll(async () => {
    bossId = (await newBoss((await newInstance()).id, 1)).id
  })

  it.each(['itemId', 'blizzardItemId', 'wowheadId'])(
    'gets all three ids from %s',
    async (field) => {
      const ids = { itemId: 7, blizzardItemId: 7, wowheadId: 7 }
      expect(await newItem(bossId, { [field]: 7 })).toMatchObject(ids)
      const { id: lootItemId } = await newItem(bossId, { itemId: 1 })
      const params = { lootItemId }
      const body = { itemId: null, [field]: 7 }
      expect(await make(backend, updateLootItem, { token, params, body })).toMatchObject(ids)
    },
  )

  it('keeps ids that differ as they are given', async () => {
    const ids = { itemId: 7, blizzardItemId: null, wowheadId: 8 }
    expect(await newItem(bossId, ids)).toMatchObject(ids)
  })

  it('is made with the defaults of the form, and empty is null', async () => {
    expect(
      await newItem(bossId, { iconUrl: '', description: '', lootSpecializationIds: [] }),
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

  it('must have slot and type after a change too, unless it is a token', async () => {
    const token1 = await newItem(bossId, { isTokenItem: true, itemSlot: null, itemType: null })
    const params = { lootItemId: token1.id }
    const change = (body: object) => refusal(backend, updateLootItem, { token, params, body })
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
    expect(await make(backend, updateLootItem, { token, params, body })).toEqual({
      ...token1,
      ...body,
    })
    expect((await change({ itemType: null })).fields).toEqual({
      itemType: 'Please select an item type',
    })
  })

  it('is refused for a boss that does not exist', async () => {
    const { id: lootItemId } = await newItem(bossId)
    const body = { bossId: 'nobody' }
    const fields = { bossId: 'Please select a boss' }
    const refused = await refusal(backend, updateLootItem, { token, params: { lootItemId }, body })
    expect(refused).toMatchObject({ status: 400, fields })
  })

  it('moves to another raid only while no wishlist holds it, within its raid always', async () => {
    const { item, instanceId } = await wished()
    const params = { lootItemId: item.id }
    expect(
      await refusal(backend, updateLootItem, { token, params, body: { bossId } }),
    ).toMatchObject({
      status: 409,
      details: { wishlistCount: 1 },
      fields: { bossId: 'This item is on 1 wishlist' },
    })
    const body = { bossId: (await newBossAtTheEnd(instanceId)).id }
    expect(await make(backend, updateLootItem, { token, params, body })).toMatchObject(body)
    const free = await newItem(body.bossId)
    const moved = { token, params: { lootItemId: free.id }, body: { bossId } }
    expect(await make(backend, updateLootItem, moved)).toMatchObject({ bossId })
  })

  it('is counted once per wishlist, and goes only when forced', async () => {
    const { item, wishlistId } = await wished()
    const params = { lootItemId: item.id }
    await backend.database.execute(`
      insert into wishlist_items (wishlist_id, id, loot_item_id, slot, priority, is_obtained)
      values ('${wishlistId}', 'again', '${item.id}', 'HEAD', 3, false)`)
    const query = { bossId: item.bossId }
    const { items } = await make(backend, listLoot, { token, query })
    expect(items.map(({ wishlistCount }) => wishlistCount)).toEqual([1])
    expect(await refusal(backend, deleteLootItem, { token, params })).toMatchObject({
      status: 409,
      message: 'This item is on 1 wishlist',
      details: { wishlistCount: 1 },
    })
    await make(backend, deleteLootItem, { token, params, query: { force: 'true' } })
    const left = await raider.readItems(wishlistId)
    expect(left.map(({ priority }) => priority)).toEqual([1])
    expect(await refusal(backend, deleteLootItem, { token, params })).toMatchObject({ status: 404 })
  })

  it('is wished for or gone, whoever comes first', async () => {
    const { boss, wishlistId } = await wished()
    const item = await newItem(boss.id)
    const wish = { lootItemId: item.id, slot: 'TRINKET' }
    const path = `/api/wishlists/${wishlistId}/items`
    const [added, deleted] = await Promise.all([
      backend.request('POST', path, { token: raider.token, body: wish }),
      backend.request('DELETE', `/api/admin/loot/${item.id}`, { token }),
    ])
    const isThere = await backend.database.$count(lootItems, eq(lootItems.id, item.id))
    expect([added.status, deleted.status]).toEqual(isThere ? [201, 409] : [400, 204])
    expect(await backend.database.$count(bosses, eq(bosses.id, boss.id))).toBe(1)
  })
})
