import { describe, expect, it } from 'vitest'
import { deleteBoss, setBossOrder, updateBoss } from '@/contract/admin/admin-boss'
import { updateInstance } from '@/contract/admin/admin-instance'
import { deleteLootItem, updateLootItem } from '@/contract/admin/admin-loot-item'
import { createAdminScene } from '../../../support/admin-entities'
import { createBatchCalls, RING } from '../batch-calls'
import { createWishedItem } from '../wished-item'
import { catalogRows, createHistoryCalls } from './history-calls'

const scene = await createAdminScene()
const { backend, admin, token, raider, catalog } = scene
const history = createHistoryCalls(backend, token)

const changeItem = (lootItemId: string, body: object) =>
  admin.make(updateLootItem, { params: { lootItemId }, body })
const changeBoss = (bossId: string, body: object) =>
  admin.make(updateBoss, { params: { bossId }, body })

describe('undo of an update', () => {
  it('restores the previous values of an instance, a boss and an item, and records it', async () => {
    const boss = await catalog.loneBoss()
    const item = await catalog.newItem(boss.id, { itemId: 5, classes: ['Mage'] })
    const before = await catalogRows(backend)
    const { instanceId } = boss
    const body = { name: 'Renamed', itemLevels: { LFR: 1 }, availableDifficulties: ['Heroic'] }
    await admin.make(updateInstance, { params: { instanceId }, body })
    const ids = [(await history.newest()).id]
    await changeBoss(boss.id, { slug: 'other', encounterOrder: 9, description: 'New' })
    ids.push((await history.newest()).id)
    await changeItem(item.id, { itemId: 6, classes: [], rarity: 'RARE' })
    ids.push((await history.newest()).id)
    for (const id of ids) await history.undo(id)
    expect(await catalogRows(backend)).toEqual(before)
    expect(await history.newest()).toMatchObject({
      action: 'reverted',
      kind: 'item',
      changes: expect.arrayContaining([
        { name: item.name, field: 'rarity', from: 'Rare', to: 'Epic' },
      ]),
      undoableUntil: expect.any(String),
    })
  })

  it('keeps fields that were edited since and were not part of the change', async () => {
    const item = await catalog.newItem((await catalog.loneBoss()).id)
    await changeItem(item.id, { rarity: 'RARE' })
    const { id } = await history.newest()
    await changeItem(item.id, { description: 'Later' })
    await history.undo(id)
    expect(await changeItem(item.id, {})).toMatchObject({ rarity: 'EPIC', description: 'Later' })
  })

  it('is rejected when a changed field was edited since, or the row was deleted', async () => {
    const item = await catalog.newItem((await catalog.loneBoss()).id)
    await changeItem(item.id, { rarity: 'RARE', name: 'Sword' })
    const { id } = await history.newest()
    await changeItem(item.id, { rarity: 'COMMON' })
    const before = await catalogRows(backend)
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: 'Blade was edited since, so this change cannot be undone',
    })
    expect(await catalogRows(backend)).toEqual(before)
    await admin.make(deleteLootItem, { params: { lootItemId: item.id } })
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: 'Blade was deleted since',
    })
  })

  it('a created row has no undo; an undo can be undone', async () => {
    const item = await catalog.newItem((await catalog.loneBoss()).id)
    const created = await history.newest()
    expect(created.undoableUntil).toBeNull()
    expect(await history.undoRejected(created.id)).toMatchObject({
      status: 409,
      message: 'This change cannot be undone',
    })
    await changeItem(item.id, { rarity: 'RARE' })
    await history.undo((await history.newest()).id)
    await history.undo((await history.newest()).id)
    expect(await changeItem(item.id, {})).toMatchObject({ rarity: 'RARE' })
    expect((await history.undoRejected('no-such-change')).status).toBe(404)
  })

  it('a change whose undo was undone is not shown as undone, but has no undo of its own', async () => {
    const item = await catalog.newItem((await catalog.loneBoss()).id)
    await changeItem(item.id, { rarity: 'RARE' })
    const { id } = await history.newest()
    const isUndone = async (count: number) =>
      (await history.read()).entries.slice(0, count).map(({ undoneAt }) => Boolean(undoneAt))
    await history.undo(id)
    expect(await isUndone(2)).toEqual([false, true])
    await history.undo((await history.newest()).id)
    expect(await isUndone(3)).toEqual([false, true, false])
    expect((await history.read()).entries[2]).toMatchObject({ id, undoableUntil: null })
    expect((await history.undoRejected(id)).message).toBe('This change was already undone')
    await history.undo((await history.newest()).id)
    expect(await isUndone(4)).toEqual([false, true, false, true])
  })

  it('a boss order; rejected if a boss was moved since', async () => {
    const { id: instanceId } = await catalog.newInstance()
    const bossIds: string[] = []
    for (const order of [3, 5, 7]) bossIds.push((await catalog.newBoss(instanceId, order)).id)
    const before = await catalogRows(backend)
    const reorder = (ids: string[]) =>
      admin.make(setBossOrder, { params: { instanceId }, body: { bossIds: ids } })
    await reorder(bossIds.toReversed())
    await history.undo((await history.newest()).id)
    expect(await catalogRows(backend)).toEqual(before)
    await reorder(bossIds.toReversed())
    const { id } = await history.newest()
    await reorder(bossIds)
    expect((await history.undoRejected(id)).status).toBe(409)
  })

  it('a taken position: 409 in words', async () => {
    const { id: instanceId } = await catalog.newInstance()
    const boss = await catalog.newBoss(instanceId, 1)
    await changeBoss(boss.id, { encounterOrder: 2 })
    const { id } = await history.newest()
    await catalog.newBoss(instanceId, 1, { slug: 'next' })
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: 'Another boss of this instance has this position',
    })
  })

  it('a move to another instance: rejected while wishlists use it or the boss is gone', async () => {
    const origin = await catalog.loneBoss()
    const item = await catalog.newItem(origin.id)
    const { boss, wishlistId } = await createWishedItem(scene)
    await changeItem(item.id, { bossId: boss.id })
    const { id } = await history.newest()
    const path = `/api/wishlists/${wishlistId}/items`
    const wish = { id: 'a-wish', lootItemId: item.id, slot: 'TRINKET' }
    await backend.request('POST', path, { token: raider.token, body: wish })
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: 'This item is on 1 wishlist',
    })
    await backend.request('DELETE', `${path}/a-wish`, { token: raider.token })
    await admin.make(deleteBoss, { params: { bossId: origin.id } })
    const deleted = await history.newest()
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: 'The previous boss was deleted. Restore it first.',
    })
    await history.undo(deleted.id)
    await history.undo(id)
    expect(await changeItem(item.id, {})).toMatchObject({ bossId: origin.id })
  })

  it('a boss that moved to another instance moves back', async () => {
    const boss = await catalog.loneBoss()
    const before = await catalogRows(backend)
    const { id: instanceId } = await catalog.newInstance()
    await changeBoss(boss.id, { instanceId })
    await history.undo((await history.newest()).id)
    const { bosses } = await catalogRows(backend)
    expect(bosses).toBe(before.bosses)
  })
})

describe('undo of a batch', () => {
  it('is the undo of the batch; the history shows it, also after the call for batches', async () => {
    const calls = createBatchCalls(backend, token)
    const { id: bossId } = await catalog.loneBoss()
    const before = await catalogRows(backend)
    await calls.submit(bossId, [RING])
    const submitted = await history.newest()
    await history.undo(submitted.id)
    expect(await catalogRows(backend)).toEqual(before)
    const { batchId } = await calls.submit(bossId, [RING])
    await calls.undo(batchId)
    const [reverted, again, , first] = (await history.read()).entries
    expect(reverted).toMatchObject({ action: 'reverted', name: 'Ring' })
    expect(again?.undoneAt).toEqual(expect.any(String))
    expect(first).toMatchObject({ id: submitted.id, undoneAt: expect.any(String) })
    expect((await history.undoRejected(again?.id ?? '')).message).toBe(
      'This change was already undone',
    )
  })
})
