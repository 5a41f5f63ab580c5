import { beforeEach, describe, expect, it } from 'vitest'
import { listBosses, updateBoss } from '@/contract/admin/admin-boss'
import { listInstances, updateInstance } from '@/contract/admin/admin-instance'
import { createAdminScene } from '../../support/admin-entities'
import {
  CLOAK,
  createRaidFileCalls,
  fileBoss,
  raidFile,
  RING,
  type RaidFileCalls,
} from './raid-file-calls'

let count = 0
let slug: string

const { backend, admin, token, raider, catalog } = await createAdminScene()
const calls = createRaidFileCalls(backend, token)
beforeEach(() => {
  count += 1
  slug = `undone-${count}`
})

async function findInstance() {
  const instances = await admin.make(listInstances)
  return instances.find((instance) => instance.slug === slug)
}

/** Imports a file that changes something; returns the instance and the batch. */
async function importBatch(...args: Parameters<RaidFileCalls['importBatch']>) {
  const { instance, batchId } = await calls.importBatch(...args)
  if (!batchId) throw new Error('The import changed nothing')
  return { id: instance.id, batchId }
}

describe('undo of an import', () => {
  it('deletes a new raid with its bosses and items', async () => {
    const { batchId } = await importBatch(raidFile(slug, [fileBoss('first', 1, [RING, CLOAK])]))
    expect(await findInstance()).toBeDefined()
    await calls.undo(batchId)
    expect(await findInstance()).toBeUndefined()
    expect((await calls.undoRejected(batchId)).status).toBe(404)
  })

  it('restores the previous values of an existing raid, and the order of its bosses', async () => {
    const { id } = await importBatch(
      raidFile(slug, [fileBoss('first', 1, [RING]), fileBoss('second', 2, [CLOAK])], {
        description: 'Old',
      }),
    )
    const before = await calls.exportFile(id)
    const { batchId } = await importBatch(
      raidFile(
        slug,
        [
          fileBoss('third', 1, [RING]),
          { ...fileBoss('second', 2, [{ ...CLOAK, rarity: 'RARE' }, RING]), name: 'Renamed' },
          fileBoss('first', 3),
        ],
        { description: 'New', name: 'Renamed' },
      ),
    )
    expect(await calls.exportFile(id)).not.toEqual(before)
    await calls.undo(batchId)
    expect(await calls.exportFile(id)).toEqual(before)
  })

  it('an import that changes nothing has no batch', async () => {
    const file = raidFile(slug, [fileBoss('first', 1, [RING])])
    await calls.importBatch(file)
    expect((await calls.importBatch(file)).batchId).toBeNull()
  })

  it('keeps what was edited or added since', async () => {
    const { id } = await importBatch(raidFile(slug, [fileBoss('first', 1)]))
    const { batchId } = await importBatch(
      raidFile(
        slug,
        [{ ...fileBoss('first', 1), isOptional: true, name: 'New' }, fileBoss('second', 2)],
        {
          tier: 'Season 3',
          name: 'New',
        },
      ),
    )
    const bosses = await admin.make(listBosses, { query: { instanceId: id } })
    const [first, second] = bosses
    const params = { bossId: first?.id ?? '' }
    await admin.make(updateBoss, { params, body: { name: 'Edited' } })
    await admin.make(updateInstance, { params: { instanceId: id }, body: { name: 'Edited' } })
    await catalog.newItem(second?.id ?? '')
    await calls.undo(batchId)
    expect(await findInstance()).toMatchObject({ name: 'Edited', tier: 'Season 2' })
    const after = await admin.make(listBosses, { query: { instanceId: id } })
    expect(after).toMatchObject([
      { name: 'Edited', isOptional: false },
      { name: 'The second', itemCount: 1 },
    ])
  })

  it('is rejected while the new raid has wishlists', async () => {
    const { id, batchId } = await importBatch(raidFile(slug, [fileBoss('first', 1, [RING])]))
    await raider.createWishlist('Frostelle', { instanceId: id })
    expect(await calls.undoRejected(batchId)).toMatchObject({
      status: 409,
      message: 'This instance has 1 wishlist',
    })
    expect(await findInstance()).toBeDefined()
  })
})
