import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { listCharacterWishlists } from '@/contract/wishlist'
import { listAvailableItems } from '@/contract/wishes'
import { wishlists } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { make } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, OLDER_RAID, signInPerson } from '../../support/entities'
import { repeat, sendTogether } from '../simultaneous'

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')
const { token } = raider
// A character may have only a limited number of wishlists for a raid.
afterEach(() => backend.database.delete(wishlists))

async function listItemIds(wishlistId: string, slot = 'TRINKET') {
  const items = await make(backend, listAvailableItems, { token, params: { wishlistId, slot } })
  return items.map(({ id }) => id)
}

async function expectDenseRanks(wishlistId: string, count: number) {
  const priorities = (await raider.readItems(wishlistId)).map(({ priority }) => priority)
  expect(priorities).toEqual(repeat(count, (index) => index + 1))
}

function add(wishlistId: string, body: object) {
  return () => backend.request('POST', `/api/wishlists/${wishlistId}/items`, { token, body })
}
function remove(wishlistId: string, itemId = '') {
  return () => backend.request('DELETE', `/api/wishlists/${wishlistId}/items/${itemId}`, { token })
}
function reorder(wishlistId: string, itemOrder: string[]) {
  return () =>
    backend.request('PUT', `/api/wishlists/${wishlistId}`, { token, body: { itemOrder } })
}

describe('simultaneous edits of one wishlist', () => {
  it('adding at rank 1 keeps the ranks consecutive', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const items = await listItemIds(wishlistId)
    const adds = items.map((lootItemId) =>
      add(wishlistId, { lootItemId, slot: 'TRINKET', priority: 1 }),
    )
    expect(await sendTogether(adds)).toEqual(items.map(() => 201))
    await expectDenseRanks(wishlistId, items.length)
  })

  it('adding, removing and reordering keep the ranks consecutive', async () => {
    const wishlistId = await raider.createWishlist('Frostelle', { instanceSlug: OLDER_RAID })
    const ids = await raider.addItems(wishlistId, 'TRINKET', 4)
    const more = await listItemIds(wishlistId, 'FINGER')
    const statuses = await sendTogether([
      ...more.map((lootItemId) => add(wishlistId, { lootItemId, slot: 'FINGER', priority: 2 })),
      remove(wishlistId, ids[0]),
      reorder(wishlistId, ids.toReversed()),
      remove(wishlistId, ids[2]),
      reorder(wishlistId, ids),
    ])
    expect(statuses).toEqual(
      [200, 200, ...more.map(() => 201), 204, 204].toSorted((one, other) => one - other),
    )
    await expectDenseRanks(wishlistId, 2 + more.length)
  })

  it('the same add request five times creates one wish, and all succeed', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const [lootItemId] = await listItemIds(wishlistId)
    const body = { id: randomUUID(), lootItemId, slot: 'TRINKET' }
    expect(await sendTogether(repeat(5, () => add(wishlistId, body)))).toEqual([
      200, 200, 200, 200, 201,
    ])
    await expectDenseRanks(wishlistId, 1)
  })

  it('adding the same loot item five times creates one wish, and the others get 409', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const [lootItemId] = await listItemIds(wishlistId)
    const body = { lootItemId, slot: 'TRINKET' }
    expect(await sendTogether(repeat(5, () => add(wishlistId, body)))).toEqual([
      201, 409, 409, 409, 409,
    ])
    await expectDenseRanks(wishlistId, 1)
  })

  it('removing the same wish three times succeeds once, and the others get 404', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const [first] = await raider.addItems(wishlistId, 'TRINKET', 3)
    expect(await sendTogether(repeat(3, () => remove(wishlistId, first)))).toEqual([204, 404, 404])
    await expectDenseRanks(wishlistId, 2)
  })

  it('deleting the wishlist at the same time causes no server error', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const items = await listItemIds(wishlistId)
    const statuses = await sendTogether([
      ...items.slice(0, 3).map((lootItemId) => add(wishlistId, { lootItemId, slot: 'TRINKET' })),
      () => backend.request('DELETE', `/api/wishlists/${wishlistId}`, { token }),
      ...items.slice(3, 6).map((lootItemId) => add(wishlistId, { lootItemId, slot: 'TRINKET' })),
    ])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses).toContain(204)
  })
})

async function countMain(specialization: string) {
  const { id: characterId } = await raider.character('Kharzul')
  const lists = await make(backend, listCharacterWishlists, { token, params: { characterId } })
  const ofGroup = lists.filter(
    (list) => list.difficulty === 'Mythic' && list.specialization === specialization,
  )
  return ofGroup.filter(({ isMainWishlist }) => isMainWishlist).length
}

async function createMain(specialization: string) {
  const { id: characterId } = await raider.character('Kharzul')
  const body = {
    instanceId: await findInstance(backend, token, CURRENT_RAID),
    difficulty: 'Mythic',
    specialization,
    name: 'Main',
    isMainWishlist: true,
  }
  return () => backend.request('POST', `/api/characters/${characterId}/wishlists`, { token, body })
}

function setMain(wishlistId: string) {
  const body = { isMainWishlist: true, name: 'Set as main' }
  return () => backend.request('PUT', `/api/wishlists/${wishlistId}`, { token, body })
}

async function createLists(count: number, specialization: string) {
  const ids: string[] = []
  for (const difficulty of repeat(count, () => 'Mythic' as const)) {
    ids.push(await raider.createWishlist('Kharzul', { difficulty, specialization }))
  }
  return ids
}

describe('simultaneous changes of the main wishlist', () => {
  it('ten main wishlists are created, one is main', async () => {
    const one = await createMain('fury')
    expect(await sendTogether(repeat(10, () => one))).toEqual(repeat(10, () => 201))
    expect(await countMain('fury')).toBe(1)
  })

  it('eight wishlists are set as main, one is main', async () => {
    const ids = await createLists(8, 'arms')
    // Each wishlist twice, so that some are already main when they are set.
    expect(await sendTogether([...ids, ...ids].map(setMain))).toEqual(repeat(16, () => 200))
    expect(await countMain('arms')).toBe(1)
  })

  it('wishlists are created as main and set as main, one is main', async () => {
    const ids = await createLists(5, 'protection')
    const one = await createMain('protection')
    const statuses = await sendTogether([...ids.map(setMain), one, ...ids.map(setMain), one, one])
    expect(statuses).toEqual([...repeat(10, () => 200), ...repeat(3, () => 201)])
    expect(await countMain('protection')).toBe(1)
  })
})
