import { describe, expect, it } from 'vitest'
import { bulkDeleteLoot, bulkMoveLoot, BULK_ITEMS_MAX } from '@/contract/admin/admin-history'
import { createAdminScene } from '../../support/admin-entities'
import { CLOAK, createBatchCalls, RING } from './batch-calls'
import { catalogRows, createHistoryCalls } from './history/history-calls'
import { addLastBoss, createWishedItem } from './wished-item'

const scene = await createAdminScene()
const { backend, admin, token, raider, catalog } = scene
const calls = createBatchCalls(backend, token)
const history = createHistoryCalls(backend, token)

const bulkDelete = (ids: string[], force?: boolean) =>
  admin.make(bulkDeleteLoot, { body: { ids, force } })
const bulkMove = (ids: string[], bossId: string) =>
  admin.make(bulkMoveLoot, { body: { ids, bossId } })

describe('deletion of many loot items', () => {
  it('deletes what no wishlist holds and names the rest; undo restores it', async () => {
    const { item, wishlistId } = await createWishedItem(scene)
    const { items } = await calls.submit(item.bossId, [RING, CLOAK])
    const ids = items.map(({ id }) => id)
    const before = await catalogRows(backend)
    const outcome = await bulkDelete([...ids, item.id, 'gone'])
    expect(outcome).toMatchObject({
      count: 2,
      failed: [
        { id: item.id, reason: 'This item is on 1 wishlist' },
        { id: 'gone', reason: 'Loot item not found', isMissing: true },
      ],
    })
    expect((await calls.readItems(item.bossId)).map(({ id }) => id)).toEqual([item.id])
    expect(await history.newest()).toMatchObject({
      id: outcome.changeId,
      action: 'deleted',
      counts: { items: 2 },
    })
    await history.undo(outcome.changeId ?? '')
    expect(await catalogRows(backend)).toEqual(before)

    const forced = await bulkDelete([item.id], true)
    expect(forced).toMatchObject({ count: 1, failed: [] })
    expect((await raider.readItems(wishlistId)).map(({ priority }) => priority)).toEqual([1])
    await history.undo(forced.changeId ?? '')
    expect(await catalogRows(backend)).toEqual(before)
  })

  it('nothing to delete: no change is recorded', async () => {
    const { total } = await history.read()
    expect(await bulkDelete(['gone'])).toMatchObject({ changeId: null, count: 0 })
    expect((await history.read()).total).toBe(total)
  })

  it('the largest number of items is accepted; more and none are rejected', async () => {
    const ids = Array.from({ length: BULK_ITEMS_MAX }, (_, index) => `item-${index}`)
    expect((await bulkDelete(ids)).failed).toHaveLength(BULK_ITEMS_MAX)
    for (const wrong of [[...ids, 'one-more'], []]) {
      const answer = await admin.rejection(bulkDeleteLoot, { body: { ids: wrong } })
      expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
    }
  })
})

describe('move of many loot items', () => {
  it('moves to a boss of the same instance, also items on wishlists; undo moves back', async () => {
    const { item, instanceId } = await createWishedItem(scene)
    const { items } = await calls.submit(item.bossId, [RING, CLOAK])
    const target = await addLastBoss(scene, instanceId)
    const ids = [item.id, ...items.map(({ id }) => id)]
    const before = await catalogRows(backend)
    const outcome = await bulkMove(ids, target.id)
    expect(outcome).toMatchObject({ count: 3, failed: [] })
    expect(await calls.readItems(target.id)).toHaveLength(3)
    expect(await bulkMove(ids, target.id)).toMatchObject({ changeId: null, count: 0, failed: [] })
    await history.undo(outcome.changeId ?? '')
    expect(await catalogRows(backend)).toEqual(before)
  })

  it('to another instance: items on wishlists stay and are named', async () => {
    const { item } = await createWishedItem(scene)
    const { items } = await calls.submit(item.bossId, [RING])
    const target = await catalog.loneBoss()
    const ids = [item.id, items[0]?.id ?? '']
    expect(await bulkMove(ids, target.id)).toMatchObject({
      count: 1,
      failed: [{ id: item.id, reason: 'This item is on 1 wishlist' }],
    })
    expect((await calls.readItems(item.bossId)).map(({ id }) => id)).toEqual([item.id])
  })

  it('to a boss that does not exist: 400 under bossId', async () => {
    const { id } = await catalog.newItem((await catalog.loneBoss()).id)
    const body = { ids: [id], bossId: 'gone' }
    const answer = await admin.rejection(bulkMoveLoot, { body })
    expect(answer).toMatchObject({ status: 400, fields: { bossId: 'Please select a boss' } })
  })
})
