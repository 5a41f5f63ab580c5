import { deleteBoss, updateBoss } from '@/contract/admin/admin-boss'
import { getChange, previewUndo, undoChange } from '@/contract/admin/admin-history'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { deleteLootItem, updateLootItem } from '@/contract/admin/admin-loot-item'
import { describe, expect, it } from 'vitest'
import { createAdminScene } from '../../../support/admin-entities'
import { fingerprint } from '../../../support/backend/backend-tables'
import { CURRENT_RAID, findInstance } from '../../../support/entities'
import { CLOAK, createBatchCalls, RING } from '../batch-calls'
import {
  createRaidFileCalls,
  fileBoss,
  raidFile,
  CLOAK as FILE_CLOAK,
  RING as FILE_RING,
} from '../raid-file-calls'
import { catalogRows, createHistoryCalls } from './history-calls'

const { backend, admin, token, raider, catalog } = await createAdminScene()
const calls = createBatchCalls(backend, token)
const history = createHistoryCalls(backend, token)

const preview = (changeId: string) => admin.make(previewUndo, { params: { changeId } })
const forceUndo = (changeId: string) =>
  admin.make(undoChange, { params: { changeId }, query: { force: 'true' } })

/** A hash per table without those of an undo and of a restored batch. */
async function restorableRows() {
  const { instances, bosses, wishlists, wishlist_items } = await catalogRows(backend)
  return { instances, bosses, wishlists, wishlist_items }
}

describe('undo of a batch in the history', () => {
  it('says what it will do, removes wishes with force only, and can be undone', async () => {
    const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
    const { id: bossId } = await catalog.newBoss(instanceId, 30)
    const [old] = (await calls.submit(bossId, [{ ...RING, rarity: 'RARE' }])).items
    const rows = [{ ...RING, rarity: 'EPIC' }, CLOAK, { ...CLOAK, name: 'Cape' }]
    const { items } = await calls.submit(bossId, rows)
    const { id: changeId } = await history.newest()
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'NECK', 1)
    const path = `/api/wishlists/${wishlistId}/items`
    const wish = { lootItemId: items[1]?.id, slot: 'BACK', priority: 1, note: 'Mine' }
    await backend.request('POST', path, { token: raider.token, body: wish })
    const params = { lootItemId: items[2]?.id ?? '' }
    await admin.make(updateLootItem, { params, body: { description: 'Edited' } })

    const before = await fingerprint(backend.database)
    expect(await preview(changeId)).toEqual({
      items: 2,
      editedItems: 1,
      bosses: 0,
      instanceName: null,
      restored: 1,
      restoredItems: 1,
      restoredWishes: 0,
      restoredWishlists: 0,
      kept: 0,
      wishes: 1,
      wishlists: 1,
    })
    expect(await fingerprint(backend.database)).toEqual(before)
    expect(await history.undoRejected(changeId)).toMatchObject({
      status: 409,
      details: { wishlistCount: 1 },
    })

    const rowsBefore = await restorableRows()
    const itemsBefore = await calls.readItems(bossId)
    await forceUndo(changeId)
    expect(await calls.readItems(bossId)).toMatchObject([{ id: old?.id, rarity: 'RARE' }])
    const undone = await history.newest()
    expect(undone).toMatchObject({ action: 'reverted', undoableUntil: expect.any(String) })
    expect(undone.instanceName).toBe((await history.read()).entries.at(0)?.instanceName)
    expect(await preview(undone.id)).toMatchObject({
      restored: 3,
      restoredItems: 3,
      restoredWishes: 1,
      restoredWishlists: 1,
    })
    await history.undo(undone.id)
    expect(await calls.readItems(bossId)).toEqual(itemsBefore)
    expect(await restorableRows()).toEqual(rowsBefore)

    // The chain goes on.
    const redone = await history.newest()
    expect(redone).toMatchObject({ action: 'restored', undoableUntil: expect.any(String) })
    expect(await preview(redone.id)).toMatchObject({ items: 2, restored: 1, wishes: 1 })
    await forceUndo(redone.id)
    expect(await calls.readItems(bossId)).toMatchObject([{ id: old?.id, rarity: 'RARE' }])
    await history.undo((await history.newest()).id)
    expect(await calls.readItems(bossId)).toEqual(itemsBefore)
    expect(await restorableRows()).toEqual(rowsBefore)
  })

  it('counts and names what it has deleted and changed, as the preview does', async () => {
    const { id: bossId } = await catalog.loneBoss()
    await calls.submit(bossId, [{ ...RING, rarity: 'RARE' }])
    const rows = [{ ...RING, rarity: 'EPIC' }, CLOAK, { ...CLOAK, name: 'Cape' }]
    const { items } = await calls.submit(bossId, rows)
    const { id } = await history.newest()
    await admin.make(deleteLootItem, { params: { lootItemId: items[1]?.id ?? '' } })
    expect(await preview(id)).toMatchObject({ items: 1, restoredItems: 1 })
    await history.undo(id)
    const undone = await history.newest()
    expect(undone).toMatchObject({ name: 'Cape, Ring', counts: { items: 2 } })
    expect(await preview(undone.id)).toMatchObject({ restoredItems: 2 })
    await history.undo(undone.id)
    expect(await history.newest()).toMatchObject({ name: 'Cape, Ring', counts: { items: 2 } })
  })

  it('is rejected if it would change nothing', async () => {
    const { id: bossId } = await catalog.loneBoss()
    const { items } = await calls.submit(bossId, [CLOAK])
    const { id } = await history.newest()
    const params = { lootItemId: items[0]?.id ?? '' }
    await admin.make(deleteLootItem, { params })
    const message = 'Nothing is left to undo: all of it was deleted or changed since.'
    expect(await history.undoRejected(id)).toMatchObject({ status: 409, message })
    const rejected = await admin.rejection(previewUndo, { params: { changeId: id } })
    expect(rejected).toMatchObject({ status: 409, message })
  })

  it('of an import: restores the raid with its bosses, items and order', async () => {
    const files = createRaidFileCalls(backend, token)
    await files.importBatch(raidFile('redone', [fileBoss('first', 1, [FILE_RING])]))
    const before = await catalogRows(backend)
    const bosses = [
      fileBoss('second', 1, [FILE_CLOAK]),
      { ...fileBoss('first', 2, [{ ...FILE_RING, rarity: 'RARE' as const }]), name: 'Renamed' },
    ]
    await files.importBatch(raidFile('redone', bosses, { description: 'New' }))
    const { id } = await history.newest()
    const rowsBefore = await restorableRows()
    expect(await preview(id)).toMatchObject({ items: 1, bosses: 1, instanceName: null })
    await history.undo(id)
    expect(await catalogRows(backend)).toEqual(before)
    await history.undo((await history.newest()).id)
    expect(await restorableRows()).toEqual(rowsBefore)

    const beforeWhole = await catalogRows(backend)
    await files.importBatch(raidFile('whole', [fileBoss('first', 1, [FILE_RING])]))
    const whole = await history.newest()
    const rowsOfWhole = await restorableRows()
    expect(await preview(whole.id)).toMatchObject({
      items: 1,
      bosses: 1,
      instanceName: whole.instanceName,
    })
    await history.undo(whole.id)
    expect(await catalogRows(backend)).toEqual(beforeWhole)
    const undone = await history.newest()
    await history.undo(undone.id)
    expect(await restorableRows()).toEqual(rowsOfWhole)
    await history.undo((await history.newest()).id)
    expect(await preview((await history.newest()).id)).toMatchObject({ restored: 3 })
    await history.undo((await history.newest()).id)
    expect(await restorableRows()).toEqual(rowsOfWhole)
  })

  it('the undo of an undo is rejected if the boss was deleted since', async () => {
    const { id: bossId } = await catalog.loneBoss()
    await calls.submit(bossId, [CLOAK])
    await history.undo((await history.newest()).id)
    const undone = await history.newest()
    await admin.make(deleteBoss, { params: { bossId } })
    expect(await history.undoRejected(undone.id)).toMatchObject({
      status: 409,
      message: 'The boss to which this belonged was deleted. Restore the boss first.',
    })
  })
})

describe('entries of the history', () => {
  it('name the instance, and one entry has all names and fields', async () => {
    const { id: instanceId } = await catalog.newInstance({ name: 'Named Halls' })
    const { id: bossId } = await catalog.newBoss(instanceId, 1)
    expect((await history.newest()).instanceName).toBe('Named Halls')
    await admin.make(updateBoss, { params: { bossId }, body: { name: 'Other' } })
    expect((await history.newest()).instanceName).toBe('Named Halls')
    const names = Array.from({ length: 60 }, (_, index) => `Long Ring ${index}`)
    const rows = names.map((name, index) => ({ ...RING, name, itemId: 970_000 + index }))
    const body = { bossId, items: rows }
    await admin.make(createLootBatch, { body })
    const items = rows.map((row) => ({ ...row, rarity: 'RARE' }))
    await admin.make(createLootBatch, { body: { bossId, items } })
    const entry = await history.newest()
    expect(entry).toMatchObject({ instanceName: 'Named Halls', changeCount: 60 })
    expect(entry.name.length).toBeLessThanOrEqual(200)
    expect(entry.changes).toHaveLength(50)
    const whole = await admin.make(getChange, { params: { changeId: entry.id } })
    expect(whole.name.split(', ')).toEqual(names)
    expect(whole.changes).toHaveLength(60)
  })
})
