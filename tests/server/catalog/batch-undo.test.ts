import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteBoss } from '@/contract/admin/admin-boss'
import { deleteLootItem, updateLootItem } from '@/contract/admin/admin-loot-item'
import { lootItems } from '../../../server/database/schema'
import { createAdminScene } from '../../support/admin-entities'
import { fingerprint } from '../../support/backend/backend-tables'
import { CURRENT_RAID, findInstance } from '../../support/entities'
import { CLOAK, createBatchCalls, RING } from './batch-calls'

/** The shape of the answer of a submit. */
interface Answer {
  data: { outcomes: string[] }
}

let bossId: string

const { backend, admin, token, raider, catalog } = await createAdminScene()
const calls = createBatchCalls(backend, token)
beforeEach(async () => {
  bossId = (await catalog.loneBoss()).id
})

describe('undo of a batch', () => {
  it('deletes the created items and restores the changed ones; a second undo gets 404, the same rows can be submitted again', async () => {
    const { items } = await calls.submit(bossId, [{ ...RING, description: 'Old', rarity: 'RARE' }])
    const rows = [{ ...RING, name: 'Band', description: 'New' }, CLOAK]
    const { batchId } = await calls.submit(bossId, rows)
    await calls.undo(batchId)
    expect(await calls.readItems(bossId)).toEqual(items)
    expect(await calls.undoRejected(batchId)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await calls.submit(bossId, rows)).items).toHaveLength(2)
  })

  it('deletes created items even if edited since, and keeps later edits of changed items', async () => {
    const [ring] = (await calls.submit(bossId, [{ ...RING, description: 'Old', rarity: 'RARE' }]))
      .items
    const rows = [{ ...RING, name: 'Band', description: 'New', rarity: 'EPIC' }, CLOAK]
    const { batchId, items } = await calls.submit(bossId, rows)
    for (const { id: lootItemId } of items) {
      const body = { description: 'Edited' }
      await admin.make(updateLootItem, { params: { lootItemId }, body })
    }
    await calls.undo(batchId)
    expect(await calls.readItems(bossId)).toEqual([{ ...ring, description: 'Edited' }])
  })

  it('does not restore items that were deleted since', async () => {
    await calls.submit(bossId, [RING])
    const { batchId, items } = await calls.submit(bossId, [{ ...RING, name: 'Band' }, CLOAK])
    for (const { id: lootItemId } of items) {
      await admin.make(deleteLootItem, { params: { lootItemId } })
    }
    await calls.undo(batchId)
    expect(await calls.readItems(bossId)).toEqual([])
  })

  it('is rejected with the number of wishlists while created items are on wishlists; changed items do not count', async () => {
    const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
    bossId = (await catalog.newBoss(instanceId, 20)).id
    const addWish = async (lootItemId: string | undefined, slot: string) => {
      const path = `/api/wishlists/${await raider.createWishlist('Frostelle')}/items`
      const body = { lootItemId, slot }
      const answer = await backend.request('POST', path, { token: raider.token, body })
      expect(answer.status).toBe(201)
    }
    const [ring] = (await calls.submit(bossId, [RING])).items
    await addWish(ring?.id, 'FINGER')
    const first = await calls.submit(bossId, [{ ...RING, name: 'Band' }])
    await calls.undo(first.batchId)

    const second = await calls.submit(bossId, [{ ...RING, name: 'Band' }, CLOAK])
    await addWish(second.items[1]?.id, 'BACK')
    await addWish(second.items[1]?.id, 'BACK')
    const before = await fingerprint(backend.database)
    expect(await calls.undoRejected(second.batchId)).toMatchObject({
      status: 409,
      code: 'BAD_REQUEST',
      message: 'Items of this batch are on 2 wishlists',
      details: { wishlistCount: 2 },
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('succeeds after the boss was deleted, and a second undo gets 404', async () => {
    const { batchId } = await calls.submit(bossId, [RING])
    await admin.make(deleteBoss, { params: { bossId } })
    await calls.undo(batchId)
    expect(await calls.undoRejected(batchId)).toMatchObject({ status: 404 })
  })
})

describe('simultaneous batches', () => {
  it('with the same rows create each item once, and one answer says so', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => ({ ...CLOAK, name: `Cloak ${index}` }))
    const answers = await Promise.all([
      calls.send(bossId, rows),
      calls.send(bossId, rows.toReversed()),
      calls.send(bossId, rows),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const outcomes = answers.flatMap(({ body }) => (body as Answer).data.outcomes)
    expect(outcomes.toSorted()).toEqual([
      ...rows.flatMap(() => ['duplicate', 'duplicate']),
      ...rows.map(() => 'new'),
    ])
    expect(await calls.readItems(bossId)).toHaveLength(rows.length)
  })

  it('with a deletion of the boss: no item is left', async () => {
    const [submitted, deleted] = await Promise.all([
      calls.send(bossId, [RING, CLOAK]),
      backend.request('DELETE', `/api/admin/bosses/${bossId}`, { token }),
    ])
    expect([201, 400]).toContain(submitted.status)
    expect(deleted.status).toBe(204)
    expect(await backend.database.$count(lootItems, eq(lootItems.bossId, bossId))).toBe(0)
  })

  it('with two undos and a submit: one undo and the submit succeed, and no item exists twice', async () => {
    const { batchId } = await calls.submit(bossId, [RING, CLOAK])
    const path = `/api/admin/loot/batches/${batchId}`
    const answers = await Promise.all([
      backend.request('DELETE', path, { token }),
      backend.request('DELETE', path, { token }),
      calls.send(bossId, [RING]),
    ])
    const [one, two, submitted] = answers.map(({ status }) => status)
    expect([one, two].toSorted((a = 0, b = 0) => a - b)).toEqual([204, 404])
    expect(submitted).toBe(201)
    expect((await calls.readItems(bossId)).length).toBeLessThan(2)
  })
})
