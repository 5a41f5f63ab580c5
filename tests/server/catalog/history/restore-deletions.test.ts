import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deleteBoss } from '@/contract/admin/admin-boss'
import { deleteInstance } from '@/contract/admin/admin-instance'
import { deleteLootItem } from '@/contract/admin/admin-loot-item'
import { updateWishlist, WISHLIST_ITEMS_MAX } from '@/contract/wishlist'
import {
  bosses,
  guildHolds,
  guildLocks,
  instances,
  lootItems,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../../../../server/database/schema'
import { createAdminScene } from '../../../support/admin-entities'
import { make } from '../../../support/backend/backend-calls'
import { fingerprint } from '../../../support/backend/backend-tables'
import { connectGuild, FROSTELLE } from '../../../support/backend/guild'
import { insertLoot, insertWishes } from '../../../support/backend/wishlist-rows'
import { insertSim } from '../../../support/sims'
import { repeat, sendTogether } from '../../simultaneous'
import { createBatchCalls, RING } from '../batch-calls'
import { catalogRows, createHistoryCalls } from './history-calls'
import { createRaid } from './wished-raid'

const force = { query: { force: 'true' } } as const

const scene = await createAdminScene()
const { backend, admin, token, raider, catalog } = scene
const history = createHistoryCalls(backend, token)

const removeItem = (lootItemId = '') => admin.make(deleteLootItem, { params: { lootItemId } })

describe('undo of a deletion', () => {
  it('an instance comes back with bosses, items, wishlists and wishes, all with their ids', async () => {
    const { instance } = await createRaid(scene)
    const before = await catalogRows(backend)
    const params = { instanceId: instance.id }
    await make(backend, deleteInstance, { token, params, ...force })
    const deleted = await history.newest()
    expect(deleted).toMatchObject({
      action: 'deleted',
      kind: 'instance',
      name: instance.name,
      counts: { bosses: 2, items: 5, wishlists: 1 },
    })
    await history.undo(deleted.id)
    expect(await catalogRows(backend)).toEqual(before)
    const [restored, undone] = (await history.read()).entries
    expect(restored).toMatchObject({ action: 'restored', kind: 'instance', undoableUntil: null })
    expect(undone).toMatchObject({
      undoneAt: new Date(backend.clock.now).toISOString(),
      undoableUntil: null,
    })
  })

  it('a boss comes back with its items, and wishes with their places in the list', async () => {
    const { second, names } = await createRaid(scene)
    const before = await catalogRows(backend)
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    expect(await names()).toEqual(['Ring'])
    await history.undo((await history.newest()).id)
    expect(await catalogRows(backend)).toEqual(before)
  })

  it('a wish comes back at its place in a list that was reordered since', async () => {
    const { own, wishlistId, names } = await createRaid(scene)
    const params = { lootItemId: own[1]?.id ?? '' }
    await make(backend, deleteLootItem, { token, params, ...force })
    const { id } = await history.newest()
    const itemOrder = (await raider.readItems(wishlistId)).map((wish) => wish.id).toReversed()
    await raider.make(updateWishlist, { params: { wishlistId }, body: { itemOrder } })
    expect(await names()).toEqual(['Ring', 'Fang', 'Eye'])
    await history.undo(id)
    expect(await names()).toEqual(['Ring', 'Claw', 'Fang', 'Eye'])
  })

  it('into a list that was filled since: only as many wishes come back as the list may have', async () => {
    const { instance, second, wishlistId, names } = await createRaid(scene)
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const { id } = await history.newest()
    // With the wish for the ring, two more fit.
    const others = await insertLoot(backend.database, instance.id, WISHLIST_ITEMS_MAX - 3)
    await insertWishes(backend.database, wishlistId, others, 1)
    await history.undo(id)
    const now = await names()
    expect(now).toHaveLength(WISHLIST_ITEMS_MAX)
    expect(now.slice(0, 2)).toEqual(['Eye', 'Claw'])
    expect(now).not.toContain('Fang')
  })

  it('an item and then its instance: restored in the opposite order, with all wishes', async () => {
    const { instance, own } = await createRaid(scene)
    const before = await catalogRows(backend)
    const params = { lootItemId: own[0]?.id ?? '' }
    await make(backend, deleteLootItem, { token, params, ...force })
    const item = await history.newest()
    await make(backend, deleteInstance, { token, params: { instanceId: instance.id }, ...force })
    const { id } = await history.newest()
    expect(await history.undoRejected(item.id)).toMatchObject({
      status: 409,
      message: 'The boss to which this belonged was deleted. Restore the boss first.',
    })
    await history.undo(id)
    await history.undo(item.id)
    expect(await catalogRows(backend)).toEqual(before)
  })

  it('a batch that was undone since does not prevent the restore of its items', async () => {
    const { first } = await createRaid(scene)
    const calls = createBatchCalls(backend, token)
    const { batchId } = await calls.submit(first.id, [{ ...RING, name: 'Loop', itemId: 7 }])
    await make(backend, deleteBoss, { token, params: { bossId: first.id }, ...force })
    const { id } = await history.newest()
    await calls.undo(batchId)
    await history.undo(id)
    const names = (await calls.readItems(first.id)).map(({ name }) => name)
    expect(names).toEqual(['Cloak', 'Loop', 'Ring'])
  })

  it('an item that was created again: 409 that names it, until the other one is deleted', async () => {
    const { id: bossId, name } = await catalog.loneBoss()
    const calls = createBatchCalls(backend, token)
    const { items } = await calls.submit(bossId, [RING])
    await removeItem(items[0]?.id)
    const { id } = await history.newest()
    const again = await calls.submit(bossId, [RING])
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: `${name} has Ring (item ID 101) again. Delete that item first.`,
    })
    expect(await calls.readItems(bossId)).toMatchObject([{ id: again.items[0]?.id }])
    await removeItem(again.items[0]?.id)
    await history.undo(id)
    expect(await calls.readItems(bossId)).toMatchObject([{ id: items[0]?.id }])
  })

  it('one of two items that were already the same comes back', async () => {
    const { id: bossId } = await catalog.loneBoss()
    const one = await catalog.newItem(bossId, { itemId: 7 })
    await catalog.newItem(bossId, { itemId: 7 })
    const before = await catalogRows(backend)
    await admin.make(deleteLootItem, { params: { lootItemId: one.id } })
    await history.undo((await history.newest()).id)
    expect(await catalogRows(backend)).toEqual(before)
  })

  it('an undone batch that was submitted again: 409 with the number of items', async () => {
    const { id: bossId, name } = await catalog.loneBoss()
    const calls = createBatchCalls(backend, token)
    const rows = [RING, { ...RING, name: 'Loop', itemId: 7 }]
    await calls.submit(bossId, rows)
    await history.undo((await history.newest()).id)
    const { id } = await history.newest()
    await calls.submit(bossId, rows)
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: `2 items were created again, e.g. Loop (item ID 7) of ${name}. Delete those items first.`,
    })
  })

  it('a taken slug, a taken position and a missing instance: 409 in words, nothing is changed', async () => {
    const { instance, second } = await createRaid(scene)
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const boss = await history.newest()
    const { id: bossId } = await catalog.newBoss(instance.id, 2, { slug: 'another' })
    const before = await catalogRows(backend)
    expect(await history.undoRejected(boss.id)).toMatchObject({
      status: 409,
      message: 'Another boss of this instance has this position',
    })
    expect(await catalogRows(backend)).toEqual(before)
    await admin.make(deleteBoss, { params: { bossId } })
    const params = { instanceId: instance.id }
    await make(backend, deleteInstance, { token, params, ...force })
    expect(await history.undoRejected(boss.id)).toMatchObject({
      status: 409,
      message: 'The instance to which this belonged was deleted. Restore the instance first.',
    })
    const { id } = await history.newest()
    await catalog.newInstance({ name: 'Again', slug: instance.slug })
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: '“Again” has the slug of the deleted instance. Delete it or change its slug first.',
    })
  })

  it('a second undo, also at the same time, gets 409 and changes nothing', async () => {
    const { second } = await createRaid(scene)
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const { id } = await history.newest()
    const path = `/api/admin/history/${id}/undo`
    const statuses = await sendTogether(
      repeat(3, () => () => backend.request('POST', path, { token })),
    )
    expect(statuses).toEqual([204, 409, 409])
    expect(await history.undoRejected(id)).toMatchObject({
      code: 'ALREADY_UNDONE',
      message: 'This change was already undone',
    })
  })
})

/** Adds a simulation of Frostelle with one gain. */
async function addSim(instanceId: string, lootItemId: string) {
  const { id: characterId } = await raider.character('Frostelle')
  const sim = { id: 'sim', characterId, instanceId, difficulty: 'Mythic' } as const
  await insertSim(backend, sim, lootItemId)
}

describe('undo of a deletion after an upgrade', () => {
  const TABLES = [
    instances,
    bosses,
    lootItems,
    guildLocks,
    guildHolds,
    wishlists,
    wishlistItems,
    sims,
    simGains,
  ].map(getTableName)

  it('every row comes back, with the default in a required column that was added since', async () => {
    const { instance, own } = await createRaid(scene)
    const { id: guildId } = await connectGuild(backend, raider)
    const startsAt = new Date(backend.clock.now)
    const { id: instanceId } = instance
    await backend.database
      .insert(guildLocks)
      .values({ guildId, instanceId, reason: 'Council', startsAt })
    const { id: characterId } = await raider.character('Frostelle')
    await backend.database
      .insert(guildHolds)
      .values({ guildId, instanceId, characterId, blizzardCharacterId: FROSTELLE })
    await addSim(instanceId, own[0]?.id ?? '')
    const before = await fingerprint(backend.database)
    await make(backend, deleteInstance, { token, params: { instanceId }, ...force })
    const { id } = await history.newest()
    const alter = (change: string) =>
      Promise.all(
        TABLES.map((table) => backend.database.execute(sql.raw(`alter table ${table} ${change}`))),
      )
    await alter(`add column added text not null default 'by default'`)
    await history.undo(id)
    for (const table of TABLES) {
      const others = await backend.database.execute(
        sql.raw(`select 1 from ${table} where added <> 'by default'`),
      )
      expect([table, others]).toMatchObject([table, { rows: [] }])
    }
    await alter('drop column added')
    const after = await fingerprint(backend.database)
    for (const table of TABLES) expect([table, after[table]]).toEqual([table, before[table]])
  })
})
