import { beforeEach, describe, expect, it } from 'vitest'
import { deleteBoss } from '@/contract/admin/admin-boss'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import { updateLootItem } from '@/contract/admin/admin-loot-item'
import { createAdminScene } from '../../support/admin-entities'
import { fingerprint } from '../../support/backend/backend-tables'
import { CLOAK, createBatchCalls, RING } from './batch-calls'

let bossId: string
let otherBossId: string
let ringId: string
let cloakId: string

const { backend, admin, token, catalog } = await createAdminScene()
const calls = createBatchCalls(backend, token)
beforeEach(async () => {
  const boss = await catalog.loneBoss()
  bossId = boss.id
  otherBossId = (await catalog.newBoss(boss.instanceId, 2)).id
  const { items } = await calls.submit(bossId, [{ ...RING, rarity: 'RARE' }, CLOAK])
  ringId = items[0]?.id ?? ''
  cloakId = items[1]?.id ?? ''
})

async function edit(items: object[]) {
  const answer = await admin.make(editLoot, { body: { items } })
  if (!('batchId' in answer)) throw new Error('The answer is that of a dry run')
  return answer.batchId
}

async function dryRun(items: object[]) {
  const before = await fingerprint(backend.database)
  const query = { dryRun: 'true' } as const
  const answer = await admin.make(editLoot, { query, body: { items }, status: 200 })
  expect(await fingerprint(backend.database)).toEqual(before)
  if (!('rows' in answer)) throw new Error('The answer is not that of a dry run')
  return answer.rows.map(({ outcome, fields, changes }) => ({ outcome, fields, changes }))
}

describe('edit of loot items by id', () => {
  it('changes the given fields only, moves items, and is undone as one batch', async () => {
    const before = await calls.readItems(bossId)
    const batchId = await edit([
      { id: ringId, changes: { name: 'Band', bossId: otherBossId } },
      { id: cloakId, changes: { itemId: 7, description: 'Warm' } },
    ])
    expect(await calls.readItems(otherBossId)).toMatchObject([{ name: 'Band', rarity: 'RARE' }])
    expect(await calls.readItems(bossId)).toMatchObject([
      { name: 'Cloak', itemId: 7, wowheadId: 7, description: 'Warm' },
    ])
    await calls.undo(batchId)
    expect(await calls.readItems(bossId)).toEqual(before)
  })

  it('an undo leaves an item with its new boss if the previous one was deleted', async () => {
    const batchId = await edit([{ id: ringId, changes: { name: 'Band', bossId: otherBossId } }])
    await admin.make(deleteBoss, { params: { bossId }, query: { force: 'true' } })
    await calls.undo(batchId)
    expect(await calls.readItems(otherBossId)).toMatchObject([{ name: 'Ring' }])
  })

  it('a dry run reports old and new values, and changes nothing', async () => {
    expect(
      await dryRun([
        { id: ringId, changes: { rarity: 'EPIC', bossId: otherBossId } },
        { id: cloakId, changes: { name: 'Cloak' } },
        { id: 'unknown', changes: { name: 'Nothing' } },
      ]),
    ).toMatchObject([
      { outcome: 'changed', changes: { rarity: { from: 'Rare', to: 'Epic' }, bossId: {} } },
      { outcome: 'duplicate' },
      { outcome: 'invalid', fields: { name: 'This item does not exist any more' } },
    ])
  })

  it('reports a field that another admin has changed, but not other fields or the same change', async () => {
    const params = { lootItemId: ringId }
    await admin.make(updateLootItem, { params, body: { rarity: 'LEGENDARY' } })
    const expected = { rarity: 'RARE', name: 'Ring' }
    const conflict = { rarity: 'Changed to Legendary meanwhile' }
    expect(
      await dryRun([{ id: ringId, changes: { rarity: 'EPIC', name: 'Band' }, expected }]),
    ).toMatchObject([{ outcome: 'invalid', fields: conflict }])
    const changes = { rarity: 'EPIC' }
    const body = { items: [{ id: ringId, changes, expected }] }
    expect(await admin.rejection(editLoot, { body })).toMatchObject({
      status: 400,
      fields: { 'items.0.rarity': 'Changed to Legendary meanwhile' },
    })
    expect(
      await dryRun([
        { id: ringId, changes: { name: 'Band' }, expected: { name: 'Ring' } },
        { id: cloakId, changes: { name: 'Cape' }, expected: { name: 'Cloak' } },
      ]),
    ).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }])
    expect(
      await dryRun([{ id: ringId, changes: { rarity: 'LEGENDARY' }, expected }]),
    ).toMatchObject([{ outcome: 'duplicate' }])
  })

  it('accepts a slot that contradicts the stored type, and rejects bosses of other instances', async () => {
    const foreign = await catalog.loneBoss()
    expect(
      await dryRun([
        { id: ringId, changes: { itemSlot: 'HEAD' } },
        { id: cloakId, changes: { bossId: foreign.id } },
      ]),
    ).toMatchObject([
      { outcome: 'changed', fields: { itemSlot: 'Was Finger' } },
      { outcome: 'invalid', fields: { bossId: 'This boss belongs to another instance' } },
    ])
  })
})
