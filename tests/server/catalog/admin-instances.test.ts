import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listBosses } from '@/contract/admin/admin-boss'
import {
  createInstance,
  deleteInstance,
  listInstances,
  updateInstance,
} from '@/contract/admin/admin-instance'
import { createAdminScene } from '../../support/admin-entities'

const { backend, admin, token, catalog } = await createAdminScene()

describe('instances', () => {
  it('create: fields that are left out get their defaults, empty texts become null', async () => {
    expect(await catalog.newInstance({ iconUrl: '', description: ' ' })).toMatchObject({
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

  it('create: a slug that is taken is rejected, also among simultaneous requests', async () => {
    const { slug } = await catalog.newInstance()
    const { name: _, ...body } = { ...(await catalog.newInstance()), slug }
    const rejected = await admin.rejection(createInstance, { body: { ...body, name: 'x' } })
    expect(rejected).toMatchObject({ status: 409, code: 'BAD_REQUEST' })
    expect(rejected.fields).toEqual({ slug: 'Another instance has this slug' })

    const twin = { ...body, name: 'Twin', slug: 'twin' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => backend.request('POST', '/api/admin/instances', { token, body: twin })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('update: only the given fields change', async () => {
    const instance = await catalog.newInstance({ description: 'Old', blizzardInstanceId: 5 })
    const params = { instanceId: instance.id }
    const body = { isActive: false, description: null }
    const changed = await admin.make(updateInstance, { params, body })
    expect(changed).toEqual({ ...instance, ...body })
    expect(await admin.make(updateInstance, { params, body: {} })).toEqual(changed)
    const { slug } = await catalog.newInstance()
    const rejected = await admin.rejection(updateInstance, { params, body: { slug } })
    expect(rejected).toMatchObject({ status: 409, fields: { slug: expect.any(String) } })
  })

  it('delete: rejected with the number of wishlists for an instance that has any, unless forced', async () => {
    const instances = await admin.make(listInstances)
    const instance = instances.find(({ slug }) => slug === 'manaforge-omega')
    const lists = await backend.database.query.wishlists.findMany({
      where: (table) => eq(table.instanceId, instance?.id ?? ''),
    })
    expect(instance?.wishlistCount).toBe(lists.length)
    const params = { instanceId: instance?.id ?? '' }
    expect(await admin.rejection(deleteInstance, { params })).toMatchObject({
      status: 409,
      code: 'BAD_REQUEST',
      details: { wishlistCount: lists.length },
    })
    await admin.make(deleteInstance, { params, query: { force: 'true' } })
    expect(await admin.rejection(deleteInstance, { params })).toMatchObject({
      status: 404,
    })
  })

  it('delete: an instance without wishlists is deleted with its bosses', async () => {
    const { id: instanceId } = await catalog.newInstance()
    await catalog.newItem((await catalog.newBoss(instanceId, 1)).id)
    await admin.make(deleteInstance, { params: { instanceId } })
    expect(await admin.make(listBosses, { query: { instanceId } })).toEqual([])
  })
})
