import { describe, expect, it } from 'vitest'
import { deleteAccount } from '@/contract/account'
import { setBossOrder, updateBoss } from '@/contract/admin/admin-boss'
import { updateInstance } from '@/contract/admin/admin-instance'
import { bulkMoveLoot } from '@/contract/admin/admin-history'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import { deleteLootItem, updateLootItem } from '@/contract/admin/admin-loot-item'
import { createAdminScene } from '../../../support/admin-entities'
import { createBatchCalls, CLOAK, RING } from '../batch-calls'
import {
  CLOAK as FILE_CLOAK,
  createRaidFileCalls,
  fileBoss,
  raidFile,
  RING as FILE_RING,
} from '../raid-file-calls'
import { catalogRows, createHistoryCalls } from './history-calls'

const { backend, admin, token, catalog } = await createAdminScene()
const history = createHistoryCalls(backend, token)

/** The newest changes as "action kind name", newest first. */
async function titles(count: number) {
  const { entries } = await history.read({ query: { pageSize: count } })
  return entries.map(({ action, kind, name }) => `${action} ${kind} ${name}`)
}

describe('recorded changes', () => {
  it('creating, changing and deleting: who, when, and each changed field in words', async () => {
    const instance = await catalog.newInstance({ name: 'Vault' })
    const boss = await catalog.newBoss(instance.id, 1, { name: 'Guard' })
    const item = await catalog.newItem(boss.id, {
      name: 'Eye',
      itemSlot: 'WRIST',
      itemType: 'Cloth Armor',
    })
    const params = { lootItemId: item.id }
    const body = { itemSlot: 'HANDS', rarity: 'RARE', name: 'Eye' }
    await admin.make(updateLootItem, { params, body })
    expect(await history.newest()).toMatchObject({
      createdAt: new Date(backend.clock.now).toISOString(),
      by: 'Admin#1000',
      changes: [
        { name: 'Eye', field: 'rarity', from: 'Epic', to: 'Rare' },
        { name: 'Eye', field: 'itemSlot', from: 'Wrist', to: 'Hands' },
      ],
      changeCount: 2,
      undoableUntil: new Date(backend.clock.now + 30 * 24 * 60 * 60 * 1000).toISOString(),
    })
    await admin.make(deleteLootItem, { params })
    expect(await titles(5)).toEqual([
      'deleted item Eye',
      'changed item Eye',
      'created item Eye',
      'created boss Guard',
      'created instance Vault',
    ])
  })

  it('an update that changes nothing and a rejected one are not recorded', async () => {
    const instance = await catalog.newInstance()
    const { total } = await history.read()
    const { id: instanceId, name, slug } = instance
    await admin.make(updateInstance, { params: { instanceId }, body: { name } })
    const other = await catalog.newInstance()
    await admin.rejection(updateInstance, { params: { instanceId: other.id }, body: { slug } })
    expect((await history.read()).total).toBe(total + 1)
  })

  it('a new boss order is one change that names every moved boss', async () => {
    const { id: instanceId, name } = await catalog.newInstance()
    const first = await catalog.newBoss(instanceId, 1)
    const second = await catalog.newBoss(instanceId, 2)
    const bossIds = [second.id, first.id]
    await admin.make(setBossOrder, { params: { instanceId }, body: { bossIds } })
    expect(await history.newest()).toMatchObject({
      action: 'reordered',
      name,
      changes: [
        { name: first.name, from: '1', to: '2' },
        { name: second.name, from: '2', to: '1' },
      ],
    })
  })

  it('a boss that moves is shown with the names of the instances', async () => {
    const from = await catalog.newInstance()
    const to = await catalog.newInstance()
    const boss = await catalog.newBoss(from.id, 1)
    const params = { bossId: boss.id }
    await admin.make(updateBoss, { params, body: { instanceId: to.id } })
    expect((await history.newest()).changes).toEqual([
      { name: boss.name, field: 'instance', from: from.name, to: to.name },
    ])
  })

  it('a batch, an import and a move of many items are one change each', async () => {
    const calls = createBatchCalls(backend, token)
    const { id: bossId } = await catalog.loneBoss()
    const { items } = await calls.submit(bossId, [RING, CLOAK])
    expect(await history.newest()).toMatchObject({
      action: 'submitted',
      kind: 'item',
      name: 'Ring, Cloak',
      counts: { items: 2 },
    })
    const { id: other } = await catalog.loneBoss()
    const body = { ids: items.map(({ id }) => id), bossId: other }
    await admin.make(bulkMoveLoot, { body })
    expect(await history.newest()).toMatchObject({ action: 'moved', counts: { items: 2 } })
    const file = raidFile('a-vault', [fileBoss('first', 1, [FILE_RING, FILE_CLOAK])])
    await createRaidFileCalls(backend, token).importBatch(file)
    expect(await history.newest()).toMatchObject({
      action: 'imported',
      kind: 'instance',
      name: [file.bosses[0]?.name, FILE_RING.name, FILE_CLOAK.name].join(', '),
      instanceName: file.instance.name,
      counts: { bosses: 1, items: 2 },
    })
  })

  it('many names are cut between two of them', async () => {
    const { id: bossId } = await catalog.loneBoss()
    const names = Array.from({ length: 30 }, (_, index) => `Sheet Ring ${index}`)
    const rows = names.map((name, index) => ({ ...RING, name, itemId: 980_000 + index }))
    await createBatchCalls(backend, token).submit(bossId, rows)
    const { name, counts } = await history.newest()
    expect(name.length).toBeGreaterThan(150)
    const shown = name.split(', ')
    expect(shown.at(-1)).toBe('…')
    expect(names).toEqual(expect.arrayContaining(shown.slice(0, -1)))
    expect(counts).toMatchObject({ items: 30 })
  })

  it('a batch is one change, and its undo reverts all of it; edits are a batch too', async () => {
    const calls = createBatchCalls(backend, token)
    const { id: bossId } = await catalog.loneBoss()
    const { items } = await calls.submit(bossId, [{ ...RING, rarity: 'RARE' }])
    const before = await catalogRows(backend)
    const { total } = await history.read()
    const rows = [CLOAK, { ...CLOAK, name: 'Cape' }, { ...RING, rarity: 'EPIC' }]
    await calls.submit(bossId, rows)
    // Changes nothing, because the answer was lost and it is sent again.
    await calls.submit(bossId, rows)
    expect((await history.read()).total).toBe(total + 1)
    const submitted = await history.newest()
    const changes = [{ name: 'Ring', field: 'rarity', from: 'Rare', to: 'Epic' }]
    expect(submitted).toMatchObject({
      action: 'submitted',
      name: 'Cloak, Cape, Ring',
      counts: { items: 3 },
      changes,
      changeCount: 1,
      changedRowCount: 1,
    })
    await history.undo(submitted.id)
    expect(await catalogRows(backend)).toEqual(before)
    expect(await history.newest()).toMatchObject({ action: 'reverted', counts: { items: 3 } })
    expect((await history.undoRejected(submitted.id)).status).toBe(409)

    const body = { items: [{ id: items[0]?.id, changes: { rarity: 'EPIC' } }] }
    await admin.make(editLoot, { body })
    await admin.make(editLoot, { body })
    expect((await history.read()).total).toBe(total + 3)
    const edited = { action: 'submitted', name: 'Ring', counts: { items: 1 }, changes }
    expect(await history.newest()).toMatchObject(edited)
  })

  it('neither a batch that wrote nothing nor its undo is a change', async () => {
    const calls = createBatchCalls(backend, token)
    const { id: bossId } = await catalog.loneBoss()
    await calls.submit(bossId, [RING])
    const { total } = await history.read()
    const { batchId } = await calls.submit(bossId, [RING])
    await calls.undo(batchId)
    expect((await history.read()).total).toBe(total)
    expect(await calls.undoRejected(batchId)).toMatchObject({ status: 404 })
  })

  it('can be filtered by kind, and searched by name and BattleTag', async () => {
    await catalog.newInstance({ name: "Ula'tek’s Halls" })
    const found = async (query: object) => (await history.read({ query })).entries
    expect((await found({ search: 'ulateks' })).map(({ name }) => name)).toEqual([
      "Ula'tek’s Halls",
    ])
    expect(await found({ search: 'ulateks', kind: 'boss' })).toEqual([])
    const { total } = await history.read()
    expect((await history.read({ query: { search: 'admin#1000' } })).total).toBe(total)
    expect((await history.read({ query: { search: 'raider' } })).total).toBe(0)
  })

  it('pages do not overlap', async () => {
    const { total } = await history.read()
    const pages = [1, 2, 3].map((page) => history.read({ query: { page, pageSize: 3 } }))
    const ids = (await Promise.all(pages)).flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(new Set(ids).size).toBe(Math.min(9, total))
  })

  it('after the account of the admin is deleted, changes have no BattleTag', async () => {
    await catalog.newInstance({ name: 'Orphaned' })
    const body = { battleNetTag: 'Admin#1000' }
    await admin.make(deleteAccount, { body })
    const again = createHistoryCalls(backend, await backend.signIn('Admin#1000'))
    expect(await again.newest()).toMatchObject({ name: 'Orphaned', by: null })
  })
})
