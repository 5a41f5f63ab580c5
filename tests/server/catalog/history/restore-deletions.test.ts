import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { deleteBoss } from '@/contract/admin-boss'
import { deleteInstance } from '@/contract/admin-instance'
import { deleteLootItem } from '@/contract/admin-loot-item'
import { removeCharacter } from '@/contract/character'
import { addWishlistItem, deleteWishlist, updateWishlist } from '@/contract/wishlist'
import { deleteExpiredRows } from '../../../../server/database/delete-expired-rows'
import { adminChanges, deletedWishes } from '../../../../server/database/schema'
import { createCatalog, type Catalog } from '../../../support/admin-entities'
import { createTestBackend, type TestBackend } from '../../../support/backend'
import { make } from '../../../support/backend-calls'
import { signInPerson, type Person } from '../../../support/entities'
import { repeat, sendTogether } from '../../simultaneous'
import { CLOAK, createBatchCalls, RING } from '../batch-calls'
import { catalogRows, createHistoryCalls, type HistoryCalls } from './history-calls'

const DAY_MS = 24 * 60 * 60 * 1000
const force = { query: { force: 'true' } } as const

let backend: TestBackend
let token: string
let raider: Person
let catalog: Catalog
let history: HistoryCalls

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Admin#1000')
  raider = await signInPerson(backend, 'Raider#3000')
  catalog = createCatalog(backend, token)
  history = createHistoryCalls(backend, token)
})
afterAll(() => backend.close())

/** Creates an instance with two bosses, five items, and a wishlist with wishes for four of them. */
async function makeRaid(character = 'Frostelle') {
  const instance = await catalog.newInstance()
  const first = await catalog.newBoss(instance.id, 1)
  const second = await catalog.newBoss(instance.id, 2)
  const { items } = await createBatchCalls(backend, token).submit(first.id, [RING, CLOAK])
  const own = []
  for (const name of ['Eye', 'Claw', 'Fang']) own.push(await catalog.newItem(second.id, { name }))
  const { slug: instanceSlug } = instance
  const wishlistId = await raider.createWishlist(character, {
    instanceSlug,
    difficulty: 'Mythic',
    isMainWishlist: true,
  })
  const wish = async (lootItemId: string, slot: string) =>
    make(backend, addWishlistItem, {
      token: raider.token,
      params: { wishlistId },
      body: { lootItemId, slot, note: `Note ${slot}` },
    })
  for (const { id } of own) await wish(id, 'TRINKET')
  await wish(items[0]?.id ?? '', 'FINGER')
  const names = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  return { instance, first, second, own, wishlistId, names }
}

describe('undo of a deletion', () => {
  it('an instance comes back with bosses, items, wishlists and wishes, all with their ids', async () => {
    const { instance } = await makeRaid()
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
    const { second, names } = await makeRaid()
    const before = await catalogRows(backend)
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    expect(await names()).toEqual(['Ring'])
    await history.undo((await history.newest()).id)
    expect(await catalogRows(backend)).toEqual(before)
  })

  it('a wish comes back at its place in a list that was reordered since', async () => {
    const { own, wishlistId, names } = await makeRaid()
    const params = { lootItemId: own[1]?.id ?? '' }
    await make(backend, deleteLootItem, { token, params, ...force })
    const { id } = await history.newest()
    const itemOrder = (await raider.readItems(wishlistId)).map((wish) => wish.id).toReversed()
    await make(backend, updateWishlist, {
      token: raider.token,
      params: { wishlistId },
      body: { itemOrder },
    })
    expect(await names()).toEqual(['Ring', 'Fang', 'Eye'])
    await history.undo(id)
    expect(await names()).toEqual(['Ring', 'Claw', 'Fang', 'Eye'])
  })

  it('an item and then its instance: restored in the opposite order, with all wishes', async () => {
    const { instance, own } = await makeRaid()
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
    const { first } = await makeRaid()
    const calls = createBatchCalls(backend, token)
    const { batchId } = await calls.submit(first.id, [{ ...RING, name: 'Loop', itemId: 7 }])
    await make(backend, deleteBoss, { token, params: { bossId: first.id }, ...force })
    const { id } = await history.newest()
    await calls.undo(batchId)
    await history.undo(id)
    const names = (await calls.readItems(first.id)).map(({ name }) => name)
    expect(names).toEqual(['Cloak', 'Loop', 'Ring'])
  })

  it('a taken slug, a taken position and a missing instance: 409 in words, nothing is changed', async () => {
    const { instance, second } = await makeRaid()
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const boss = await history.newest()
    const { id: bossId } = await catalog.newBoss(instance.id, 2, { slug: 'another' })
    const before = await catalogRows(backend)
    expect(await history.undoRejected(boss.id)).toMatchObject({
      status: 409,
      message: 'Another boss of this instance has this position',
    })
    expect(await catalogRows(backend)).toEqual(before)
    await make(backend, deleteBoss, { token, params: { bossId } })
    const params = { instanceId: instance.id }
    await make(backend, deleteInstance, { token, params, ...force })
    expect(await history.undoRejected(boss.id)).toMatchObject({
      status: 409,
      message: 'The instance to which this belonged was deleted. Restore the instance first.',
    })
    const { id } = await history.newest()
    await catalog.newInstance({ slug: instance.slug })
    expect(await history.undoRejected(id)).toMatchObject({
      status: 409,
      message: 'Another instance has this slug',
    })
  })

  it('a second undo, also at the same time, gets 409 and changes nothing', async () => {
    const { second } = await makeRaid()
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const { id } = await history.newest()
    const path = `/api/admin/history/${id}/undo`
    const statuses = await sendTogether(
      repeat(3, () => () => backend.request('POST', path, { token })),
    )
    expect(statuses).toEqual([204, 409, 409])
    expect((await history.undoRejected(id)).message).toBe('This change was already undone')
  })
})

describe("players' data in the history", () => {
  it('a wishlist that its owner has deleted since is not kept and gets no wishes back', async () => {
    const { second, wishlistId } = await makeRaid()
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const { id } = await history.newest()
    const ofChange = eq(deletedWishes.changeId, id)
    expect(await backend.database.$count(deletedWishes, ofChange)).toBe(1)
    await make(backend, deleteWishlist, { token: raider.token, params: { wishlistId } })
    expect(await backend.database.$count(deletedWishes, ofChange)).toBe(0)
    await history.undo(id)
  })

  it('is part of the export and is deleted with the character', async () => {
    const { instance, wishlistId } = await makeRaid()
    const params = { instanceId: instance.id }
    await make(backend, deleteInstance, { token, params, ...force })
    const { id } = await history.newest()
    const { id: characterId } = await raider.character('Frostelle')
    const exported = await make(backend, exportAccount, { token: raider.token })
    const ofList = exported.deletedWishes?.filter((row) => row.wishlistId === wishlistId)
    expect(ofList).toMatchObject([
      { characterId, wishlist: { name: 'A list' }, wishes: { length: 4 } },
    ])
    const own = await make(backend, exportAccount, { token })
    expect(own.deletedWishes).toEqual([])
    expect(own.adminChanges).toContainEqual(
      expect.objectContaining({ id, action: 'deleted', kind: 'instance', name: instance.name }),
    )
    await make(backend, removeCharacter, { token: raider.token, params: { characterId } })
    expect(await backend.database.$count(deletedWishes)).toBe(0)
    await history.undo(id)
    const lists = await backend.database.query.wishlists.findMany()
    expect(lists.map((list) => list.id)).not.toContain(wishlistId)
    expect(await backend.database.$count(adminChanges, eq(adminChanges.undoes, id))).toBe(1)
  })
})

// Last, because all sessions have expired afterwards.
describe('expired changes', () => {
  it('after 30 days it is not possible, and nothing of what was deleted is kept', async () => {
    const { second } = await makeRaid('Kharzul')
    await make(backend, deleteBoss, { token, params: { bossId: second.id }, ...force })
    const { id } = await history.newest()
    backend.clock.now += 30 * DAY_MS
    token = await backend.signIn('Admin#1000')
    const late = createHistoryCalls(backend, token)
    expect(await late.newest()).toMatchObject({ id, undoableUntil: null })
    expect(await late.undoRejected(id)).toMatchObject({
      status: 409,
      message: 'Changes can be undone for 30 days',
    })
    await deleteExpiredRows(backend.database, new Date(backend.clock.now))
    const rows = await backend.database.query.adminChanges.findMany()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ deletedRows }) => deletedRows)).toEqual(rows.map(() => null))
    expect(await backend.database.query.deletedWishes.findMany()).toEqual([])
    await deleteExpiredRows(backend.database, new Date(backend.clock.now + 365 * DAY_MS))
    expect(await backend.database.query.adminChanges.findMany()).toEqual([])
  })
})
