import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOTE_MAX } from '@/contract/wish-fields'
import { getWishlist, updateWishlist } from '@/contract/wishlist'
import { addWishlistItem, listAvailableItems, removeWishlistItem } from '@/contract/wishes'
import { wishlists } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { fingerprint } from '../../support/backend/backend-tables'
import { signInPerson } from '../../support/entities'

let wishlistId: string
let lootItemIds: string[]

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')
// A character may have only a limited number of wishlists for a raid.
afterEach(() => backend.database.delete(wishlists))

beforeEach(async () => {
  wishlistId = await raider.createWishlist('Frostelle')
  const params = { wishlistId, slot: 'TRINKET' }
  const items = await raider.make(listAvailableItems, { params })
  lootItemIds = items.map(({ id }) => id)
})

function add(body: object, status?: number) {
  const wish = { lootItemId: lootItemIds[0] ?? '', slot: 'TRINKET', ...body } as const
  return raider.make(addWishlistItem, { params: { wishlistId }, body: wish, status })
}

async function addRejected(body: object) {
  const before = await fingerprint(backend.database)
  const wish = { lootItemId: lootItemIds[0], slot: 'TRINKET', ...body }
  const params = { wishlistId }
  const answer = await raider.rejection(addWishlistItem, { params, body: wish })
  expect(await fingerprint(backend.database)).toEqual(before)
  return answer
}

function update(body: object) {
  return raider.make(updateWishlist, { params: { wishlistId }, body })
}

async function readWishes() {
  const { items } = await raider.make(getWishlist, { params: { wishlistId } })
  return items
}

describe('add wish', () => {
  it('a repeated request with the same id returns the existing wish and changes nothing', async () => {
    const id = randomUUID()
    const first = await add({ id, note: 'Mine' })
    const before = await fingerprint(backend.database)
    const second = await add({ id, note: 'Other', lootItemId: lootItemIds[1] }, 200)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ id, note: 'Mine' })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('the id of a wish of another wishlist may be used', async () => {
    const [id] = await raider.addItems(await raider.createWishlist('Kharzul'), 'TRINKET', 1)
    expect(await add({ id })).toMatchObject({ id, wishlistId })
  })

  it('the same loot item in the same slot is rejected with 409', async () => {
    await add({})
    expect(await addRejected({})).toMatchObject({ status: 409, code: 'BAD_REQUEST' })
    expect(await addRejected({ id: randomUUID() })).toMatchObject({ status: 409 })
  })

  it.each([
    [1, [3, 0, 1, 2]],
    [2, [0, 3, 1, 2]],
    [3, [0, 1, 3, 2]],
    [4, [0, 1, 2, 3]],
    [500, [0, 1, 2, 3]],
    [undefined, [0, 1, 2, 3]],
  ])(
    'rank %s: the wish is inserted there, and the ranks stay consecutive',
    async (priority, order) => {
      for (const lootItemId of lootItemIds.slice(0, 3)) await add({ lootItemId })
      const added = await add({ lootItemId: lootItemIds[3], priority })
      const wishes = await readWishes()
      expect(wishes.map(({ lootItem }) => lootItem.id)).toEqual(
        order.map((index) => lootItemIds[index]),
      )
      expect(wishes.map((wish) => wish.priority)).toEqual([1, 2, 3, 4])
      expect(wishes.find(({ id }) => id === added.id)?.priority).toBe(added.priority)
    },
  )

  it('note and obtained are stored; the note is trimmed, and an empty one is null', async () => {
    const wish = await add({ note: `  ${'n'.repeat(NOTE_MAX)} `, isObtained: true })
    expect(wish).toMatchObject({ note: 'n'.repeat(NOTE_MAX), isObtained: true })
    expect(await add({ note: '  ', lootItemId: lootItemIds[1] })).toMatchObject({ note: null })
  })

  it('a loot item of another raid is rejected', async () => {
    const other = await backend.database.query.lootItems.findFirst({
      where: (table, { eq }) => eq(table.name, 'Hungering Void Curio'),
    })
    const { status, fields } = await addRejected({ lootItemId: other?.id, slot: 'CHEST' })
    expect([status, fields]).toEqual([400, { lootItemId: 'This item does not drop in this raid' }])
  })

  it('a slot that the loot item does not fit is rejected', async () => {
    const { status, fields } = await addRejected({ slot: 'HEAD' })
    expect([status, fields]).toEqual([400, { slot: 'This item does not fit that slot' }])
  })

  it('the 501st wish is rejected', async () => {
    const { database } = backend
    await database.execute(
      `insert into loot_items select (jsonb_populate_record(i, jsonb_build_object('id', 'extra-' || n))).*
       from loot_items i, generate_series(1, 500) n where i.id = '${lootItemIds[0]}'`,
    )
    await database.execute(
      `insert into wishlist_items (wishlist_id, id, loot_item_id, slot, priority, is_obtained)
       select '${wishlistId}', 'wish-' || n, 'extra-' || n, 'TRINKET', n, false
       from generate_series(1, 500) n`,
    )
    const { status, message } = await addRejected({ priority: 1 })
    await database.execute("delete from loot_items where id like 'extra-%'")
    expect([status, message]).toEqual([409, 'A wishlist holds at most 500 items'])
  })
})

describe('order wishes', () => {
  it.each([
    ['all ids', [2, 0, 1], [2, 0, 1]],
    ['unknown ids, which are ignored', ['nobody', 2, 'nothing', 1, 0], [2, 1, 0]],
    ['missing ids, whose wishes follow in their previous order', [2], [2, 0, 1]],
    ['a repeated id, which counts once', [1, 1, 0, 1], [1, 0, 2]],
    ['no ids, which changes nothing', [], [0, 1, 2]],
  ])('itemOrder with %s', async (_, wanted, expected) => {
    const ids = await raider.addItems(wishlistId, 'TRINKET', 3)
    const toId = (entry: string | number) => (typeof entry === 'number' ? ids[entry] : entry)
    await update({ itemOrder: wanted.map(toId) })
    const wishes = await readWishes()
    expect(wishes.map(({ id }) => id)).toEqual(expected.map(toId))
    expect(wishes.map(({ priority }) => priority)).toEqual([1, 2, 3])
  })

  it('itemOrder with ids of another wishlist: ignores them', async () => {
    const other = await raider.createWishlist('Frostelle')
    const otherIds = await raider.addItems(other, 'TRINKET', 2)
    const ids = await raider.addItems(wishlistId, 'TRINKET', 2)
    await update({ itemOrder: [otherIds[1], ids[1], otherIds[0], ids[0]] })
    expect((await raider.readItems(wishlistId)).map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect((await raider.readItems(other)).map(({ id }) => id)).toEqual(otherIds)
  })
})

describe('move wishes', () => {
  it.each([
    ['the first rank', 2, 1, [2, 1, 0, 3]],
    ['a rank beyond the last one', 0, 500, [2, 1, 3, 0]],
    ['its own rank', 2, 3, [0, 1, 2, 3]],
    ['the rank of an obtained wish: the next one of a wanted wish', 3, 2, [0, 1, 3, 2]],
    ['another rank, which an obtained wish keeps', 1, 1, [0, 1, 2, 3]],
  ])('to %s', async (_, moved, priority, expected) => {
    const ids = await raider.addItems(wishlistId, 'TRINKET', 4)
    await update({ items: [{ id: ids[1], isObtained: true }] })
    await update({ items: [{ id: ids[moved], priority }] })
    const wishes = await readWishes()
    expect(wishes.map(({ id }) => id)).toEqual(expected.map((index) => ids[index]))
    expect(wishes.map((wish) => wish.priority)).toEqual([1, 2, 3, 4])
  })

  it('two devices that show the same order: both moves are kept', async () => {
    const [a, b, c, d] = await raider.addItems(wishlistId, 'TRINKET', 4)
    await update({ items: [{ id: c, priority: 1 }] })
    await update({ items: [{ id: d, priority: 1 }] })
    expect((await readWishes()).map(({ id }) => id)).toEqual([d, c, a, b])
  })
})

describe('edit wishes', () => {
  it('only the given fields of the given wishes change', async () => {
    const ids = await raider.addItems(wishlistId, 'TRINKET', 3)
    await update({
      items: [
        { id: ids[0], note: 'One' },
        { id: ids[1], isObtained: true },
      ],
    })
    await update({ items: [{ id: ids[0], isObtained: true }] })
    expect((await readWishes()).map(({ note, isObtained }) => [note, isObtained])).toEqual([
      ['One', true],
      [null, true],
      [null, false],
    ])
  })

  it('null, an empty and a blank note clear the note', async () => {
    const [id] = await raider.addItems(wishlistId, 'TRINKET', 1)
    for (const note of [null, '', '   ']) {
      await update({ items: [{ id, note: 'Something' }] })
      await update({ items: [{ id, note }] })
      expect((await readWishes())[0]?.note, `note ${note}`).toBeNull()
    }
  })

  it.each([
    ['unknown', { note: 'x' }],
    ["another list's", { note: 'x' }],
    ['unknown, without a field', {}],
  ])('an id that is %s: 404, nothing changes', async (whose, fields) => {
    const [id] = await raider.addItems(wishlistId, 'TRINKET', 1)
    const other = await raider.createWishlist('Frostelle')
    const [foreign] = await raider.addItems(other, 'TRINKET', 1)
    const before = await fingerprint(backend.database)
    const missing = whose === "another list's" ? foreign : 'nobody'
    const body = {
      name: 'New',
      items: [
        { id, note: 'x' },
        { id: missing, ...fields },
      ],
    }
    const { status } = await raider.rejection(updateWishlist, { params: { wishlistId }, body })
    expect(status).toBe(404)
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('the answer counts the obtained wishes', async () => {
    const [id] = await raider.addItems(wishlistId, 'TRINKET', 3)
    const list = await update({ items: [{ id, isObtained: true }] })
    expect(list).toMatchObject({ itemCount: 3, obtainedCount: 1 })
  })

  it('changes set updatedAt, reading does not', async () => {
    const { updatedAt } = await update({ name: 'Then' })
    backend.clock.now += 60_000
    await readWishes()
    const params = { wishlistId }
    expect((await raider.make(getWishlist, { params })).updatedAt).toBe(updatedAt)
    await raider.addItems(wishlistId, 'TRINKET', 1)
    const changed = await raider.make(getWishlist, { params })
    expect(Date.parse(changed.updatedAt ?? '') - Date.parse(updatedAt ?? '')).toBe(60_000)
  })
})

describe('remove wish', () => {
  it.each([0, 1, 2])(
    'wish at index %i: the ranks stay consecutive, and a second removal gets 404',
    async (index) => {
      const ids = await raider.addItems(wishlistId, 'TRINKET', 3)
      const params = { wishlistId, itemId: ids[index] ?? '' }
      await raider.make(removeWishlistItem, { params })
      const left = await readWishes()
      expect(left.map(({ id }) => id)).toEqual(ids.filter((id) => id !== ids[index]))
      expect(left.map(({ priority }) => priority)).toEqual([1, 2])
      const before = await fingerprint(backend.database)
      expect(await raider.rejection(removeWishlistItem, { params })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
      expect(await fingerprint(backend.database)).toEqual(before)
    },
  )

  it("another list's wish: 404, and it stays", async () => {
    const other = await raider.createWishlist('Frostelle')
    const [foreign = ''] = await raider.addItems(other, 'TRINKET', 1)
    const before = await fingerprint(backend.database)
    const params = { wishlistId, itemId: foreign }
    expect(await raider.rejection(removeWishlistItem, { params })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })
})
