import { describe, expect, it } from 'vitest'
import {
  createBoss,
  deleteBoss,
  listBosses,
  setBossOrder,
  updateBoss,
} from '@/contract/admin/admin-boss'
import { createAdminScene } from '../../support/admin-entities'
import { createWishedItem } from './wished-item'

const scene = await createAdminScene()
const { backend, admin, token, raider, catalog } = scene

describe('bosses', () => {
  it.each([
    [{ slug: 'boss-1', encounterOrder: 2 }, 'slug'],
    [{ slug: 'other', encounterOrder: 1 }, 'encounterOrder'],
  ])(
    'create: a boss with %o, which another boss of the instance has, is rejected under %s',
    async (changes, field) => {
      const { id: instanceId } = await catalog.newInstance()
      await catalog.newBoss(instanceId, 1)
      const body = { instanceId, name: 'Second', ...changes }
      const rejected = await admin.rejection(createBoss, { body })
      expect(rejected).toMatchObject({ status: 409, code: 'BAD_REQUEST' })
      expect(Object.keys(rejected.fields)).toEqual([field])
    },
  )

  it('create: an unknown instance is rejected', async () => {
    const body = { instanceId: 'nowhere', name: 'A', slug: 'a', encounterOrder: 1 }
    expect(await admin.rejection(createBoss, { body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      fields: { instanceId: 'Please select an instance' },
    })
  })

  it('update: a boss that moves to another instance becomes the last one if its place is taken', async () => {
    const from = await catalog.newInstance()
    const to = await catalog.newInstance()
    await catalog.newBoss(to.id, 1, { slug: 'first' })
    await catalog.newBoss(to.id, 3, { slug: 'third' })
    const places: number[] = []
    for (const encounterOrder of [1, 2]) {
      const { id: bossId } = await catalog.newBoss(from.id, encounterOrder)
      const body = { instanceId: to.id }
      const moved = await admin.make(updateBoss, { params: { bossId }, body })
      expect(moved.instanceId).toBe(to.id)
      places.push(moved.encounterOrder)
    }
    expect(places).toEqual([4, 2])
    const { id: bossId } = await catalog.newBoss(from.id, 5)
    const body = { instanceId: to.id, encounterOrder: 3 }
    expect(await admin.rejection(updateBoss, { params: { bossId }, body })).toMatchObject({
      status: 409,
      fields: { encounterOrder: expect.any(String) },
    })
  })

  it('update: a boss whose items are on wishlists cannot move to another instance', async () => {
    const { boss } = await createWishedItem(scene)
    const body = { instanceId: (await catalog.newInstance()).id }
    const params = { bossId: boss.id }
    expect(await admin.rejection(updateBoss, { params, body })).toMatchObject({
      status: 409,
      details: { wishlistCount: 1 },
      fields: { instanceId: 'Items of this boss are on 1 wishlist' },
    })
  })

  it('delete: rejected for a boss whose items are on wishlists, unless forced; the ranks stay consecutive', async () => {
    const { boss, wishlistId, instanceId } = await createWishedItem(scene)
    const params = { bossId: boss.id }
    const listed = await admin.make(listBosses, { query: { instanceId } })
    expect(listed.find(({ id }) => id === boss.id)).toMatchObject({
      itemCount: 1,
      wishlistCount: 1,
    })
    expect(await admin.rejection(deleteBoss, { params })).toMatchObject({
      status: 409,
      message: 'Items of this boss are on 1 wishlist',
      details: { wishlistCount: 1 },
    })
    await admin.make(deleteBoss, { params, query: { force: 'true' } })
    const left = await raider.readItems(wishlistId)
    expect(left.map(({ priority }) => priority)).toEqual([1])
  })
})

async function createThreeBosses() {
  const { id: instanceId } = await catalog.newInstance()
  const ids: string[] = []
  for (const place of [1, 2, 3]) ids.push((await catalog.newBoss(instanceId, place)).id)
  return { instanceId, ids }
}

describe('boss order', () => {
  it('bosses get the given order, followed by the bosses that it leaves out', async () => {
    const { instanceId, ids } = await createThreeBosses()
    const [first = '', second = '', third = ''] = ids
    const order = async (bossIds: string[]) => {
      const params = { instanceId }
      const answer = await admin.make(setBossOrder, { params, body: { bossIds } })
      expect(answer.map(({ encounterOrder }) => encounterOrder)).toEqual([1, 2, 3])
      return answer.map(({ id }) => id)
    }
    expect(await order(ids.toReversed())).toEqual([third, second, first])
    expect(await order([first, first])).toEqual([first, third, second])
    expect(await order([])).toEqual([first, third, second])
  })

  it('ids that are not bosses of the instance are rejected by index, and nothing changes', async () => {
    const { instanceId, ids } = await createThreeBosses()
    const other = await catalog.newBoss((await catalog.newInstance()).id, 1)
    const bossIds = [ids[2], other.id, 'unknown']
    const params = { instanceId }
    expect(await admin.rejection(setBossOrder, { params, body: { bossIds } })).toMatchObject({
      status: 400,
      fields: {
        'bossIds.1': 'Not a boss of this instance',
        'bossIds.2': 'Not a boss of this instance',
      },
    })
    const listed = await admin.make(listBosses, { query: { instanceId } })
    expect(listed.map(({ id }) => id)).toEqual(ids)
  })

  it('simultaneous orders, creations and moves never give two bosses the same place', async () => {
    const { instanceId, ids } = await createThreeBosses()
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
    const listed = await admin.make(listBosses, { query: { instanceId } })
    expect(new Set(listed.map(({ encounterOrder }) => encounterOrder)).size).toBe(listed.length)
  })
})
