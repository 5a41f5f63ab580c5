import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { createCatalog, type Catalog } from '../../support/admin-entities'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { CLOAK, createBatchCalls, RING, type BatchCalls } from './batch-calls'

let backend: TestBackend
let calls: BatchCalls
let catalog: Catalog
let token: string
let bossId: string

beforeAll(async () => {
  backend = await createTestBackend({ adminBattleTags: ['Admin#1000', 'Raider#3000'] })
  token = await backend.signIn('Admin#1000')
  calls = createBatchCalls(backend, token)
  catalog = createCatalog(backend, token)
})
afterAll(() => backend.close())
beforeEach(async () => {
  bossId = (await catalog.loneBoss()).id
})

function submitPart(batchId: string, items: object[]) {
  return make(backend, createLootBatch, { token, body: { bossId, items, batchId } })
}

describe('requests with the same batchId', () => {
  it('are one batch: one undo deletes what they created and restores the first previous values', async () => {
    const { items } = await calls.submit(bossId, [{ ...RING, description: 'Old', rarity: 'RARE' }])
    await submitPart('parts-1', [{ ...RING, description: 'New' }])
    await submitPart('parts-1', [{ ...RING, description: 'Newer', rarity: 'EPIC' }, CLOAK])
    expect(await calls.readItems(bossId)).toHaveLength(2)
    await calls.undo('parts-1')
    expect(await calls.readItems(bossId)).toEqual(items)
  })

  it('create nothing twice if one is sent again', async () => {
    await submitPart('parts-2', [RING])
    await submitPart('parts-2', [RING])
    expect(await calls.readItems(bossId)).toHaveLength(1)
    await calls.undo('parts-2')
    expect(await calls.readItems(bossId)).toEqual([])
  })

  it('a rejected first request starts no batch', async () => {
    const body = { bossId, items: [{ ...RING, itemSlot: 'TAIL' }], batchId: 'parts-3' }
    expect(await rejection(backend, createLootBatch, { token, body })).toMatchObject({
      status: 400,
    })
    expect(await calls.undoRejected('parts-3')).toMatchObject({ status: 404 })
  })

  it('are rejected for the batch of another admin', async () => {
    await submitPart('parts-4', [RING])
    const other = await backend.signIn('Raider#3000')
    const body = { bossId, items: [CLOAK], batchId: 'parts-4' }
    expect(await rejection(backend, createLootBatch, { token: other, body })).toMatchObject({
      status: 400,
      fields: { batchId: 'Must be the id of one of your own batches' },
    })
    expect(await calls.readItems(bossId)).toHaveLength(1)
  })
})
